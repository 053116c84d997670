import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../gql/profile';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { toProblem, problemMessage } from '../ui/feedback/problem';
import type { EmailDraft } from './email-draft';

const REQUEST_CODE = graphql(`
  mutation RequestAddressCode($input: RequestEmailCodeInput!) {
    requestEmailCode(input: $input) {
      challenge
      resendAfter
    }
  }
`);
const VERIFY_CODE = graphql(`
  mutation VerifyAddressCode($input: VerifyEmailCodeInput!) {
    verifyEmailCode(input: $input) {
      proof
    }
  }
`);

const purpose = 'CHANGE_EMAIL';

/**
 * Requests and verifies the code mailed to a new address.
 * @param onFailure gets an error message, or null
 */
export function useAddressCode(
  draft: EmailDraft,
  onDraft: (draft: EmailDraft) => void,
  onFailure: (text: string | null) => void,
) {
  const [requestCode, requesting] = useMutation(REQUEST_CODE);
  const [verifyCode, verifying] = useMutation(VERIFY_CODE);
  const [resendAt, setResendAt] = useState(0);
  const email = draft.email.trim();

  return {
    isBusy: requesting.loading || verifying.loading,
    resendAt,

    /** Mails a code that replaces earlier ones; none if the user typed the same address again. */
    send: async (): Promise<void> => {
      onFailure(null);
      const sent = draft.sent?.to.toLowerCase() === email.toLowerCase() ? draft.sent : null;
      if (sent && draft.isTyping) {
        onDraft({ ...draft, email: sent.to, isTyping: false });
        return;
      }
      try {
        const input = { email, purpose, challenge: sent?.challenge ?? null } as const;
        const { data } = await requestCode({ variables: { input } });
        if (!data) return;
        const { challenge, resendAfter } = data.requestEmailCode;
        setResendAt(Date.now() + resendAfter * 1000);
        onDraft({ email, isTyping: false, sent: { to: email, challenge }, proof: null });
      } catch (error) {
        const problem = toProblem(error);
        if (problem.retryAfter !== null) setResendAt(Date.now() + problem.retryAfter * 1000);
        onFailure(problemMessage(problem));
      }
    },

    /** @returns an error message; null when the code is right */
    check: async (typed: string): Promise<string | null> => {
      onFailure(null);
      try {
        // Mails and users put spaces between the digits.
        const code = typed.replace(/\D/g, '');
        const input = { email, purpose, challenge: draft.sent?.challenge ?? '', code } as const;
        const { data } = await verifyCode({ variables: { input } });
        if (data) onDraft({ ...draft, email, proof: data.verifyEmailCode.proof });
        return null;
      } catch (error) {
        const problem = toProblem(error);
        return problem.code === 'INVALID_CODE' ? auth.otpWrong : problemMessage(problem);
      }
    },
  };
}
