/** The lists of learners and answers. */
import { graphql } from '../gql/marking';
import type { MarkingAnswersQuery } from '../gql/marking/graphql';

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

/** How many answers of a part of the exam still wait. */
export const WAITING = graphql(`
  query WaitingAnswers($scope: MarkingScopeInput!) {
    markingAnswers(scope: $scope, state: WAITING, pageSize: 1) {
      totalCount
    }
  }
`);

export type ListedAnswer = MarkingAnswersQuery['markingAnswers']['items'][number];
