import { graphql } from '../../gql/marking';
import type { TeamFieldsFragment } from '../../gql/marking/graphql';

export const TEAM = graphql(`
  query MarkingTeam($quizId: ID!) {
    markingTeam(quizId: $quizId) {
      ...TeamFields
    }
  }

  fragment TeamFields on MarkingTeam {
    quizId
    isDivided
    unassignedCount
    members {
      userId
      name
      isMarker
      role
      waitingCount
      markedCount
      ownCount
      stamp
      assignment {
        questionIds
        learnerIds
      }
    }
  }
`);

export const ASSIGN = graphql(`
  mutation AssignMarker($input: AssignMarkerInput!) {
    assignMarker(input: $input) {
      ...TeamFields
    }
  }
`);

export const UNASSIGN = graphql(`
  mutation UnassignMarker($quizId: ID!, $userId: ID!, $stamp: String) {
    unassignMarker(quizId: $quizId, userId: $userId, stamp: $stamp) {
      ...TeamFields
    }
  }
`);

export type Team = TeamFieldsFragment;
export type TeamMember = Team['members'][number];
/** What is assigned to somebody. */
export type Part = NonNullable<TeamMember['assignment']>;
