import { graphql } from '../gql/marking';
import type {
  MarkingAnswerFieldsFragment,
  MarkingOfExamQuery,
  MarkingScopeInput,
} from '../gql/marking/graphql';

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

export const LEARNERS = graphql(`
  query MarkingLearners($quizId: ID!, $onlyWaiting: Boolean!, $page: Int!) {
    markingLearners(quizId: $quizId, onlyWaiting: $onlyWaiting, page: $page, pageSize: 25) {
      items {
        learnerId
        number
        name
        waitingCount
        markedCount
      }
      totalCount
      totalPages
    }
  }
`);

export const ANSWERS = graphql(`
  query MarkingAnswers($scope: MarkingScopeInput!, $state: MarkingState!, $page: Int!) {
    markingAnswers(scope: $scope, state: $state, page: $page, pageSize: 25) {
      items {
        id
        questionId
        outcome
        marks
        maxMarks
        excerpt
        learner {
          learnerId
          number
          name
          attempt
        }
      }
      totalCount
      totalPages
    }
  }
`);

/** The learners with answers to mark, from the one after `learnerId` on. */
export const NEXT_LEARNER = graphql(`
  query NextLearnerToMark($quizId: ID!, $learnerId: ID!) {
    markingLearners(quizId: $quizId, onlyWaiting: true, afterId: $learnerId, pageSize: 1) {
      items {
        learnerId
        number
        name
        waitingCount
      }
    }
  }
`);

/** A few answers to a question, to compare them. */
export const COMPARED = graphql(`
  query ComparedAnswers($scope: MarkingScopeInput!, $state: MarkingState!, $page: Int!) {
    markingAnswers(scope: $scope, state: $state, page: $page, pageSize: 3) {
      items {
        id
        questionId
      }
      page
      pageSize
      totalCount
      totalPages
    }
  }
`);

/** An answer without opening it: others still get it as their next one. */
export const ANSWER = graphql(`
  query AnswerToCompare($id: ID!) {
    markingAnswer(id: $id) {
      ...MarkingAnswerFields
    }
  }
`);

/** How many answers of a part of the exam still wait. */
export const WAITING = graphql(`
  query WaitingAnswers($scope: MarkingScopeInput!) {
    markingAnswers(scope: $scope, state: WAITING, pageSize: 1) {
      totalCount
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
export type MarkingAnswer = MarkingAnswerFieldsFragment;
export type Scope = MarkingScopeInput;
