import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../gql/profile';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { problemOf, sentenceOf } from '../ui/feedback/problem';
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

/** The code that is mailed to a new address. @param onFailure says what went wrong; null: nothing */
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

    /** Mails a code, instead of any that is on its way; none where it was mailed before it was typed again. */
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
        const problem = problemOf(error);
        if (problem.retryAfter !== null) setResendAt(Date.now() + problem.retryAfter * 1000);
        onFailure(sentenceOf(problem));
      }
    },

    /** @returns what is wrong with the code; null: it is right */
    check: async (typed: string): Promise<string | null> => {
      onFailure(null);
      try {
        // Mails and people put blanks between the digits.
        const code = typed.replace(/\D/g, '');
        const input = { email, purpose, challenge: draft.sent?.challenge ?? '', code } as const;
        const { data } = await verifyCode({ variables: { input } });
        if (data) onDraft({ ...draft, email, proof: data.verifyEmailCode.proof });
        return null;
      } catch (error) {
        const problem = problemOf(error);
        return problem.code === 'INVALID_CODE' ? auth.otpWrong : sentenceOf(problem);
      }
    },
  };
}
