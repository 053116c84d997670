import { graphql } from '../gql/exams';
import type { AttemptPaperQuery } from '../gql/exams/graphql';

export const PAPER = graphql(`
  query AttemptPaper($attemptId: ID!) {
    attemptPaper(attemptId: $attemptId) {
      quizId
      title
      result {
        attemptId
        name
        email
        number
        startedAt
        submittedAt
        submittedBy
        score
        maxScore
        percent
        isPassed
        waitingCount
      }
      questions {
        __typename
        questionId
        place
        text
        image {
          url
          width
          height
          alternativeText
        }
        outcome
        marks
        maxMarks
        ... on AnsweredMcq {
          options {
            optionId
            text
            image {
              url
              width
              height
              alternativeText
            }
            isCorrect
            isChosen
          }
          explanation
        }
        ... on AnsweredDescriptive {
          answer
          modelAnswer
        }
      }
    }
  }
`);

export type AttemptPaper = AttemptPaperQuery['attemptPaper'];
