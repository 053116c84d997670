import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/profile';
import type { ProfileQuery } from '../gql/profile/graphql';

export const PROFILE = graphql(`
  query Profile {
    me {
      id
      firstName
      lastName
      fullName
      email
      role
      abilities
      createdAt
      pictureUrl
      deletionDueAt
      institute {
        id
        name
        timeZone
      }
    }
  }
`);

export type Profile = ProfileQuery['me'];

/** The account as its owner sees it. Fetched at every visit: it can be changed elsewhere. */
export function useProfile() {
  return useQuery(PROFILE, { fetchPolicy: 'cache-and-network' });
}
