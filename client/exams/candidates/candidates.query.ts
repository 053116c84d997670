import { graphql } from '../../gql/exams';
import type { CandidatesQuery } from '../../gql/exams/graphql';

export const CANDIDATES = graphql(`
  query Candidates($quizId: ID!, $filter: CandidateFilterInput, $page: Int!) {
    candidates(quizId: $quizId, filter: $filter, page: $page, pageSize: 25) {
      items {
        ...CandidateFields
      }
      totalCount
      totalPages
    }
  }

  fragment CandidateFields on Candidate {
    id
    learner {
      id
      erasedAt
    }
    name
    email
    rollNumber
    origin
    state
    mailedAt
    mailState
    revokedAt
    extraTimePercent
    extraAttempts
    opensAt
    closesAt
    attempts {
      id
      submittedAt
    }
  }
`);

export type Candidate = CandidatesQuery['candidates']['items'][number];
