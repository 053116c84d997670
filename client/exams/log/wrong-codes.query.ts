import { graphql } from '../../gql/exams';

export const WRONG_CODES = graphql(`
  query WrongAccessCodes($quizId: ID!) {
    exam(quizId: $quizId) {
      quizId
      wrongAccessCodes {
        count
        addressCount
        firstAt
      }
    }
  }
`);
