import { graphql } from '../../gql/exams';

/** One page of the submitted attempts of an exam. */
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
        rollNumber
        number
        submittedAt
        submittedBy
        secondsTaken
        score
        maxScore
        adjustmentMarks
        percent
        letterGrade
        isPassed
        waitingCount
        lateCount
      }
      totalCount
      totalPages
    }
  }
`);
