import { useState } from 'react';
import { graphql } from '../gql/auth';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { problemOf, sentenceOf, type Problem } from '../ui/feedback/problem';
import { logError } from '../ui/feedback/log-error';
import { texts } from '../ui/texts/texts';
import { useAsk } from './ask';
import { dropRememberedOf, isSameAddress } from './remembered';
import { resetDraft as draft, type ResetDraft } from './reset-draft';
import { useEmailCode } from './use-email-code';

const RESET_PASSWORD = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input)
  }
`);

interface Refusal {
  title: string;
  text: string;
}

/** The steps back to a password, with what the server says to each. */
export function useReset(email: string) {
  const [kept, setKept] = useState(() => {
    const before = draft.read();
    return before.email === '' ? { ...before, email } : before;
  });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [resendAt, setResendAt] = useState(0);
  const code = useEmailCode('RESET_PASSWORD');
  const [resetPassword, isResetting] = useAsk(RESET_PASSWORD);

  const go = (next: ResetDraft): void => {
    setKept(next);
    draft.keep(next);
  };

  /** Whatever comes of it, the code is asked for next: the page tells nobody which addresses exist. */
  const sendCode = async (address: string): Promise<void> => {
    const isSame = isSameAddress(address, kept.email);
    const asked: ResetDraft = { ...kept, step: 'code', email: address };
    const challenge = isSame ? kept.challenge : null;
    setRefusal(null);
    try {
      const sent = await code.request(address, challenge);
      setResendAt(sent.resendAt);
      go({ ...asked, challenge: sent.challenge });
    } catch (error) {
      const problem = problemOf(error);
      // The specification has it logged (section 8); people need to know as well.
      logError(error);
      if (problem.retryAfter !== null) setResendAt(Date.now() + problem.retryAfter * 1000);
      setRefusal(notSent(problem, challenge !== null));
      go({ ...asked, challenge });
    }
  };

  return {
    ...kept,
    refusal,
    resendAt,
    isBusy: code.isBusy || isResetting,
    sendCode,
    resend: async () => sendCode(kept.email),

    /** Back to the address, for instance because it has a slip in it. */
    changeAddress() {
      setRefusal(null);
      go({ ...kept, step: 'address', proof: '' });
    },

    /** @returns what is wrong with it */
    async checkCode(typed: string): Promise<string | null> {
      setRefusal(null);
      try {
        const proof = await code.verify(kept.email, kept.challenge, typed);
        go({ ...kept, step: 'password', proof });
        return null;
      } catch (error) {
        const problem = problemOf(error);
        // Any failure reads the same (section 8); what is no fault of the code's is told beside it.
        if (!['INVALID_CODE', 'VALIDATION'].includes(problem.code))
          setRefusal({ title: auth.notChecked, text: reasonOf(problem) });
        return auth.invalidOtp;
      }
    },

    /** @returns what is wrong with it */
    async setPassword(newPassword: string): Promise<string | null> {
      const { email: address, proof } = kept;
      setRefusal(null);
      try {
        await resetPassword({ input: { email: address, newPassword, proof } });
        // The server has forgotten every browser of theirs.
        dropRememberedOf(address);
        draft.drop();
        setKept({ ...kept, step: 'done' });
      } catch (error) {
        const problem = problemOf(error);
        logError(error);
        const [field] = problem.fields;
        if (field) return field.message;
        const isStale = problem.code === 'EMAIL_NOT_VERIFIED';
        if (isStale) go({ ...kept, step: 'code', challenge: null, proof: '' });
        const text = isStale ? auth.proofOver : reasonOf(problem);
        setRefusal({ title: auth.notSet, text });
      }
      return null;
    },
  };
}

/** @param hasEarlier whether a code was asked for here before: it works with the challenge of that request alone */
function notSent(problem: Problem, hasEarlier: boolean): Refusal {
  const title = hasEarlier ? auth.notSentAgain : auth.notSent;
  const why = reasonOf(problem);
  if (problem.code !== 'TOO_MANY_REQUESTS') return { title, text: why };
  return { title, text: hasEarlier ? auth.earlierWorks(why) : auth.earlierElsewhere(why) };
}

function reasonOf(problem: Problem): string {
  const { code, retryAfter } = problem;
  return code === 'TOO_MANY_REQUESTS' && retryAfter !== null
    ? texts.errors.tryAgainIn(retryAfter)
    : sentenceOf(problem);
}
