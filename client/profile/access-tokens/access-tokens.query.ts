import { graphql } from '../../gql/profile';
import type { AccessTokensQuery } from '../../gql/profile/graphql';

export const ACCESS_TOKENS = graphql(`
  query AccessTokens {
    accessTokens {
      id
      name
      scope
      createdAt
      lastUsedAt
      expiresAt
    }
  }
`);

export type AccessToken = AccessTokensQuery['accessTokens'][number];
