import { graphql } from '../../gql/exams';
import type { ExamEventsQuery, CandidateAttemptsQuery } from '../../gql/exams/graphql';

export const PROGRESS = graphql(`
  query ExamProgress($quizId: ID!) {
    examProgress(quizId: $quizId) {
      invited
      registered
      started
      notStarted
      running
      submitted
      lateCount
      at
    }
  }
`);

export const CANDIDATE_ATTEMPTS = graphql(`
  query CandidateAttempts($quizId: ID!, $filter: CandidateFilterInput, $page: Int!) {
    candidates(quizId: $quizId, filter: $filter, page: $page, pageSize: 50) {
      items {
        id
        name
        attempts {
          ...AttemptFields
        }
      }
      totalCount
      totalPages
    }
  }

  fragment AttemptFields on Attempt {
    id
    number
    startedAt
    deadlineAt
    pausedAt
    lastSavedAt
    submittedAt
    submittedBy
    progress {
      answeredCount
      questionCount
    }
  }
`);

export const EVENTS = graphql(`
  query ExamEvents($quizId: ID!, $page: Int!, $attemptId: ID, $source: ExamEventSource) {
    examEvents(
      quizId: $quizId
      page: $page
      pageSize: 20
      attemptId: $attemptId
      source: $source
      isGrouped: true
    ) {
      items {
        id
        kind
        candidateName
        actorName
        reason
        minutes
        seconds
        takenFrom
        submittedBy
        questions
        attemptCount
        at
      }
      totalCount
      totalPages
    }
  }
`);

export type CandidateWithAttempts = CandidateAttemptsQuery['candidates']['items'][number];
export type ExamEvent = ExamEventsQuery['examEvents']['items'][number];
export type Attempt = CandidateWithAttempts['attempts'][number];
