import { graphql } from '../../gql/exams';

/** What was handed in at an exam, a page of it. */
export const RESULTS = graphql(`
  query Results(
    $quizId: ID!
    $search: String
    $filter: ResultFilter
    $sort: ResultSort!
    $page: Int!
  ) {
    results(
      quizId: $quizId
      search: $search
      filter: $filter
      sort: $sort
      page: $page
      pageSize: 50
    ) {
      items {
        attemptId
        learnerId
        name
        email
        number
        submittedAt
        submittedBy
        secondsTaken
        score
        maxScore
        percent
        isPassed
        waitingCount
        lateCount
      }
      totalCount
      totalPages
    }
  }
`);
