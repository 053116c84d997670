import { graphql } from '../gql/auth';
import type { OpenInvitationQuery } from '../gql/auth/graphql';

export const OPEN_INVITATION = graphql(`
  query OpenInvitation($token: String!) {
    openInvitation(token: $token) {
      instituteName
      invitedBy
      email
      role
      hasAccount
    }
  }
`);

/** An invitation, found by the token of its link. */
export type OpenInvitation = OpenInvitationQuery['openInvitation'];
