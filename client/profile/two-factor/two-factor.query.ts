import { graphql } from '../../gql/profile';
import type { TwoFactorQuery } from '../../gql/profile/graphql';

export const TWO_FACTOR = graphql(`
  query TwoFactor {
    me {
      id
      email
      twoFactor {
        since
        isRequired
        recoveryCodesLeft
      }
    }
  }
`);

export type TwoFactor = TwoFactorQuery['me']['twoFactor'];
