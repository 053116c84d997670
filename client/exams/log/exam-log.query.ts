import { graphql } from '../../gql/exams';
import type { ExamEventsQuery } from '../../gql/exams/graphql';

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

export type ExamEvent = ExamEventsQuery['examEvents']['items'][number];
