/** The queue: an answer is opened, marked and left for the next one. */
import { graphql } from '../gql/marking';
import type { MarkingAnswerFieldsFragment } from '../gql/marking/graphql';

/** An answer without opening it: others still get it as their next one. */
export const ANSWER = graphql(`
  query AnswerToCompare($id: ID!) {
    markingAnswer(id: $id) {
      ...MarkingAnswerFields
    }
  }
`);

export const OPEN = graphql(`
  mutation OpenAnswer($id: ID!) {
    openAnswer(id: $id) {
      ...MarkingAnswerFields
    }
  }

  fragment MarkingAnswerFields on MarkingAnswer {
    id
    quizId
    number
    version
    isSubmitted
    isMine
    openWith
    learner {
      learnerId
      number
      name
      attempt
    }
    levels {
      criterionId
      criterion
      levelId
      level
      marks
    }
    settings {
      isAnonymous
      step
      version
    }
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
    answered {
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
      grade {
        source
        markedBy
        gradedAt
        comment
        reason
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
  }
`);

export const NEXT = graphql(`
  mutation OpenNextAnswer($scope: MarkingScopeInput!, $afterId: ID) {
    openNextAnswer(scope: $scope, afterId: $afterId) {
      id
    }
  }
`);

export const LEAVE = graphql(`
  mutation LeaveAnswer($id: ID!) {
    leaveAnswer(id: $id) {
      success
    }
  }
`);

export const MARK = graphql(`
  mutation MarkAnswer($input: MarkAnswerInput!) {
    markAnswer(input: $input) {
      ...MarkingAnswerFields
    }
  }
`);

export const TO_RULE = graphql(`
  mutation ReturnToRule($input: ReturnToRuleInput!) {
    returnToRule(input: $input) {
      ...MarkingAnswerFields
    }
  }
`);

export type MarkingAnswer = MarkingAnswerFieldsFragment;
