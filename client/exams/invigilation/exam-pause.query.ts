import { graphql } from '../../gql/exams';
import type { ExamPauseQuery } from '../../gql/exams/graphql';

export const EXAM_PAUSE = graphql(`
  query ExamPause($quizId: ID!) {
    examPause(quizId: $quizId) {
      startedAt
      startedByName
      reason
    }
  }
`);

export type ExamPause = NonNullable<ExamPauseQuery['examPause']>;
