import { graphql } from '../gql/auth';
import type { CodePurpose } from '../gql/auth/graphql';
import { useOperation } from './graphql-request';

const REQUEST_CODE = graphql(`
  mutation RequestCode($input: RequestEmailCodeInput!) {
    requestEmailCode(input: $input) {
      challenge
      resendAfter
    }
  }
`);

const VERIFY_CODE = graphql(`
  mutation VerifyCode($input: VerifyEmailCodeInput!) {
    verifyEmailCode(input: $input) {
      proof
    }
  }
`);

/** Requests a code by mail and verifies it, which yields a proof of the address. */
export function useEmailCode(purpose: CodePurpose) {
  const [requestCode, isRequesting] = useOperation(REQUEST_CODE);
  const [verifyCode, isVerifying] = useOperation(VERIFY_CODE);
  return {
    isBusy: isRequesting || isVerifying,

    /** @param challenge of an earlier request, whose code the new one replaces */
    async request(email: string, challenge: string | null) {
      const { requestEmailCode: sent } = await requestCode({
        input: { email, purpose, challenge },
      });
      const { challenge: newChallenge, resendAfter } = sent;
      return { challenge: newChallenge, resendAt: Date.now() + resendAfter * 1000 };
    },

    /** @returns the proof */
    async verify(email: string, challenge: string | null, typed: string): Promise<string> {
      // Mails and users put spaces between the digits.
      const code = typed.replace(/\D/g, '');
      const input = { email, purpose, challenge: challenge ?? '', code };
      return (await verifyCode({ input })).verifyEmailCode.proof;
    },
  };
}
