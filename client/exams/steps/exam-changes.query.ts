import { graphql } from '../../gql/exams';
import type { ExamChangesQuery } from '../../gql/exams/graphql';

/** What learners do not get before the paper is submitted again. */
export const CHANGES = graphql(`
  query ExamChanges($quizId: ID!) {
    exam(quizId: $quizId) {
      quizId
      changes {
        titleChanged
        isReordered
        totalCount
        questions {
          kind
          questionId
          position
          text
          parts
        }
      }
    }
  }
`);

export type PaperChanges = NonNullable<ExamChangesQuery['exam']['changes']>;
export type PaperChange = PaperChanges['questions'][number];
