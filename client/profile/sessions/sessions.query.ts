import { graphql } from '../../gql/profile';
import type { SessionsQuery } from '../../gql/profile/graphql';

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
    trustedBrowsers {
      id
      userAgent
      clientAddress
      createdAt
      expiresAt
    }
  }
`);

export type TrustedBrowser = SessionsQuery['trustedBrowsers'][number];
export type Session = SessionsQuery['sessions'][number];
