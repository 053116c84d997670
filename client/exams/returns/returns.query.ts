import { graphql } from '../../gql/exams';
import type { ReturnCandidatesQuery, ReturnRequestsQuery } from '../../gql/exams/graphql';

export const RETURN_REQUESTS = graphql(`
  query ReturnRequests($quizId: ID!) {
    returnRequests(quizId: $quizId) {
      id
      number
      name
      rollNumber
      requestedAt
    }
  }
`);

/** Whom a request may come from. */
export const SUGGESTIONS = graphql(`
  query ReturnSuggestions($id: ID!) {
    returnSuggestions(id: $id) {
      candidates {
        ...ReturnCandidateFields
      }
      namesakeCount
    }
  }

  fragment ReturnCandidateFields on Candidate {
    id
    name
    email
    rollNumber
    origin
    state
    createdAt
    mailedAt
    attempts {
      id
      startedAt
      lastSavedAt
      submittedAt
      progress {
        answeredCount
      }
    }
  }
`);

/** Others, if none of them is right. */
export const FOUND = graphql(`
  query ReturnCandidates($quizId: ID!, $search: String!) {
    candidates(quizId: $quizId, filter: { search: $search }, pageSize: 10) {
      items {
        ...ReturnCandidateFields
      }
      totalCount
    }
  }
`);

export const CONFIRM = graphql(`
  mutation ConfirmReturn($input: ConfirmReturnInput!) {
    confirmReturn(input: $input) {
      success
    }
  }
`);

export const REFUSE = graphql(`
  mutation RefuseReturn($id: ID!) {
    refuseReturn(id: $id) {
      success
    }
  }
`);

export const REFUSE_ALL = graphql(`
  mutation RefuseReturns($quizId: ID!) {
    refuseReturns(quizId: $quizId) {
      count
    }
  }
`);

export type ReturnRequest = ReturnRequestsQuery['returnRequests'][number];
export type ReturnCandidate = ReturnCandidatesQuery['candidates']['items'][number];
