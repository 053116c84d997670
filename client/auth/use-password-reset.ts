import { useState } from 'react';
import { graphql } from '../gql/auth';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { toProblem, problemMessage, type Problem } from '../ui/feedback/problem';
import { logError } from '../ui/feedback/log-error';
import { texts } from '../ui/texts/texts';
import { useOperation } from './graphql-request';
import { dropRememberedFor, isSameAddress } from './remembered-browser';
import { resetDraft as draft, type ResetDraft } from './reset-draft';
import { storedWait } from './tab-draft';
import { useEmailCode } from './use-email-code';

const RESET_PASSWORD = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      success
    }
  }
`);

interface Refusal {
  title: string;
  text: string;
}

/** The steps of a password reset, with the server's responses. */
export function usePasswordReset(email: string) {
  const [state, setState] = useState(() => {
    const before = draft.read();
    return before.email === '' ? { ...before, email } : before;
  });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [resendAt, setResendAt] = useState(() => storedWait(state.resendAt));
  const code = useEmailCode('RESET_PASSWORD');
  const [resetPassword, isResetting] = useOperation(RESET_PASSWORD);

  const goTo = (next: ResetDraft): void => {
    setState(next);
    draft.save(next);
  };

  /**
   * The code step always follows, so that the page does not reveal which addresses have an account.
   */
  const sendCode = async (address: string): Promise<void> => {
    const isSame = isSameAddress(address, state.email);
    const next: ResetDraft = { ...state, step: 'code', email: address };
    const challenge = isSame ? state.challenge : null;
    setRefusal(null);
    try {
      const sent = await code.request(address, challenge);
      setResendAt(sent.resendAt);
      goTo({ ...next, challenge: sent.challenge, resendAt: sent.resendAt });
    } catch (error) {
      const problem = toProblem(error);
      // docs/specification.md, section 8, requires the log entry; users see the error too.
      logError(error);
      const waitsUntil =
        problem.retryAfter === null ? resendAt : Date.now() + problem.retryAfter * 1000;
      setResendAt(waitsUntil);
      setRefusal(notSent(problem, challenge !== null));
      goTo({ ...next, challenge, resendAt: waitsUntil });
    }
  };

  return {
    ...state,
    refusal,
    resendAt,
    isBusy: code.isBusy || isResetting,
    sendCode,
    resend: async () => sendCode(state.email),

    /** Returns to the address, for instance to correct a typing error. */
    changeAddress() {
      setRefusal(null);
      goTo({ ...state, step: 'address', proof: '' });
    },

    /** @returns an error message, or null */
    async checkCode(typed: string): Promise<string | null> {
      setRefusal(null);
      try {
        const proof = await code.verify(state.email, state.challenge, typed);
        goTo({ ...state, step: 'password', proof });
        return null;
      } catch (error) {
        const problem = toProblem(error);
        // The field shows the same text for every failure (docs/specification.md, section 8); other
        // causes are shown separately.
        if (!['INVALID_CODE', 'VALIDATION'].includes(problem.code))
          setRefusal({ title: auth.notChecked, text: reasonOf(problem) });
        return auth.invalidOtp;
      }
    },

    /** @returns an error message, or null */
    async setPassword(newPassword: string): Promise<string | null> {
      const { email: address, proof } = state;
      setRefusal(null);
      try {
        await resetPassword({ input: { email: address, newPassword, proof } });
        // The server has forgotten all remembered browsers of the account.
        dropRememberedFor(address);
        draft.clear();
        setState({ ...state, step: 'done' });
      } catch (error) {
        const problem = toProblem(error);
        logError(error);
        const [field] = problem.fields;
        if (field) return field.message;
        const isStale = problem.code === 'EMAIL_NOT_VERIFIED';
        if (isStale) goTo({ ...state, step: 'code', challenge: null, proof: '' });
        const text = isStale ? auth.proofOver : reasonOf(problem);
        setRefusal({ title: auth.notSet, text });
      }
      return null;
    },
  };
}

/**
 * @param hasEarlier whether this page requested a code before: it works only with that request's
 *   challenge
 */
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
    : problemMessage(problem);
}
