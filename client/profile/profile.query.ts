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
        gradeBands {
          label
          from
        }
      }
    }
  }
`);

export type Profile = ProfileQuery['me'];

/** The user's own account. Fetched at every visit, because it can be changed elsewhere. */
export function useProfile() {
  return useQuery(PROFILE, { fetchPolicy: 'cache-and-network' });
}
