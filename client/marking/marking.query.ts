/** An exam's marking: its settings, rubrics and remarks, and how far each question is. */
import { graphql } from '../gql/marking';
import type { MarkingOfExamQuery } from '../gql/marking/graphql';

export const MARKING = graphql(`
  query MarkingOfExam($quizId: ID!) {
    marking(quizId: $quizId) {
      quizId
      isPart
      waitingCount
      markedCount
      settings {
        isAnonymous
        step
        version
      }
      questions {
        questionId
        number
        kind
        text
        waitingCount
        markedCount
        mineCount
        rubric {
          questionId
          isBinding
          version
          criteria {
            id
            name
            levels {
              id
              label
              marks
            }
          }
        }
      }
      remarks {
        id
        shortcut
        text
        version
      }
    }
  }
`);

export const CHANGED = graphql(`
  subscription MarkedExamChanged($quizId: ID!) {
    examChanged(quizId: $quizId) {
      at
    }
  }
`);

export type Marking = MarkingOfExamQuery['marking'];
export type MarkingQuestion = Marking['questions'][number];
export type Rubric = NonNullable<MarkingQuestion['rubric']>;
export type Remark = Marking['remarks'][number];
