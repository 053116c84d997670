import { graphql } from '../../gql/exams';
import type { ResultSummaryQuery } from '../../gql/exams/graphql';

/** What stands above the results: statistics of all submitted attempts, as the list below has all. */
export const SUMMARY = graphql(`
  query ResultSummary($quizId: ID!) {
    examFigures(quizId: $quizId, set: ALL) {
      progress
      figures {
        submittedCount
        markedCount
        waitingCount
        passedCount
        decidedCount
        passRate
        scores {
          mean {
            value
          }
          median {
            value
          }
        }
        distribution {
          from
          to
          count
        }
      }
    }
  }
`);

export type SummaryFigures = NonNullable<ResultSummaryQuery['examFigures']['figures']>;
