import { graphql } from '../../gql/exams';
import { useChangesOf } from '../../ui/hooks/use-exam-changes';

const EXAM_CHANGED = graphql(`
  subscription ExamChanged($quizId: ID!) {
    examChanged(quizId: $quizId) {
      quizId
      at
    }
  }
`);

/** Looks again whenever something has happened in the exam; see useChangesOf. */
export function useExamChanges(quizId: string, look: () => void): boolean | null {
  return useChangesOf(EXAM_CHANGED, quizId, look);
}
