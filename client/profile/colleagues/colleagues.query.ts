import { graphql } from '../../gql/profile';
import type { ColleaguesQuery, MemberInvitationsQuery } from '../../gql/profile/graphql';

export const COLLEAGUES = graphql(`
  query Colleagues {
    me {
      id
      email
      abilities
      twoFactor {
        since
      }
      institute {
        id
        requiresTwoFactor
      }
    }
    members {
      id
      fullName
      email
      role
      isYou
      leavesAt
      hasTwoFactor
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

export type Me = ColleaguesQuery['me'];
export type Colleague = ColleaguesQuery['members'][number];
export type Invitation = MemberInvitationsQuery['memberInvitations'][number];
