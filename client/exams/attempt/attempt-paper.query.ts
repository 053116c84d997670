import { graphql } from '../../gql/exams';
import type { AttemptPaperQuery } from '../../gql/exams/graphql';

export const PAPER = graphql(`
  query AttemptPaper($attemptId: ID!) {
    attemptPaper(attemptId: $attemptId) {
      quizId
      title
      previousAttemptId
      nextAttemptId
      isScoreShown
      result {
        attemptId
        learnerId
        secondsTaken
        name
        email
        rollNumber
        number
        startedAt
        submittedAt
        submittedBy
        score
        maxScore
        exactScore
        adjustmentMarks
        percent
        letterGrade
        isPassed
        waitingCount
        lateCount
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
        savedAt
        outcome
        marks
        maxMarks
        grade {
          answerId
          source
          markedBy
          gradedAt
          comment
        }
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
      late {
        id
        questionId
        typedAt
        arrivedAt
        cause
        isStored
        isAnsweredAgain
        decision
        decidedAt
        decidedBy
        answered {
          ...SaidFields
        }
        replaced {
          savedAt
          ...SaidFields
        }
      }
    }
  }

  fragment SaidFields on AnsweredQuestion {
    __typename
    ... on AnsweredMcq {
      options {
        optionId
        text
        isChosen
      }
    }
    ... on AnsweredDescriptive {
      answer
    }
  }
`);

export type AttemptPaper = AttemptPaperQuery['attemptPaper'];
