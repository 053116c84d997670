import { graphql } from '../gql/profile';
import type { SessionsQuery } from '../gql/profile/graphql';

export const SESSIONS = graphql(`
  query Sessions {
    sessions {
      id
      userAgent
      clientAddress
      createdAt
      expiresAt
      isOpen
      isRemembered
      isCurrent
    }
  }
`);

export type Session = SessionsQuery['sessions'][number];
