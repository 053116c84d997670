import { graphql } from '../gql/auth';
import type { CodePurpose } from '../gql/auth/graphql';
import { useAsk } from './ask';

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

/** A code by mail, and the proof of an address that it brings. */
export function useEmailCode(purpose: CodePurpose) {
  const [requestCode, isRequesting] = useAsk(REQUEST_CODE);
  const [verifyCode, isVerifying] = useAsk(VERIFY_CODE);
  return {
    isBusy: isRequesting || isVerifying,

    /** @param challenge of an earlier request, whose code this one replaces */
    async request(email: string, challenge: string | null) {
      const { requestEmailCode: sent } = await requestCode({
        input: { email, purpose, challenge },
      });
      const { challenge: asked, resendAfter } = sent;
      return { challenge: asked, resendAt: Date.now() + resendAfter * 1000 };
    },

    /** @returns the proof */
    async verify(email: string, challenge: string | null, typed: string): Promise<string> {
      // Mails and people put blanks between the digits.
      const code = typed.replace(/\D/g, '');
      const input = { email, purpose, challenge: challenge ?? '', code };
      return (await verifyCode({ input })).verifyEmailCode.proof;
    },
  };
}
