import { graphql } from '../gql/profile';
import type { ColleaguesQuery, MemberInvitationsQuery } from '../gql/profile/graphql';

export const COLLEAGUES = graphql(`
  query Colleagues {
    me {
      id
      abilities
    }
    members {
      id
      fullName
      email
      role
      isYou
      leavesAt
    }
  }
`);

export const MEMBER_INVITATIONS = graphql(`
  query MemberInvitations {
    memberInvitations {
      id
      email
      role
      expiresAt
      isExpired
    }
  }
`);

export type Colleague = ColleaguesQuery['members'][number];
export type Invitation = MemberInvitationsQuery['memberInvitations'][number];
