import { useState } from 'react';
import { graphql } from '../gql/auth';
import { authTexts as auth } from '../ui/texts/auth-texts';
import type { BannerMessage } from '../ui/feedback/banner';
import { problemOf } from '../ui/feedback/problem';
import { texts } from '../ui/texts/texts';
import { useAsk } from './ask';
import { signUpDraft, type SignUpDetails, type SignUpDraft } from './sign-up-draft';
import { useEmailCode } from './use-email-code';

const REGISTER = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      id
    }
  }
`);

const { errors } = texts;

/** Details are typed, then the code, then the account can be made, then it is (section 4). */
export type SignUpStep = 'details' | 'code' | 'verified' | 'registered';

/** The steps of signing up, with what the server says to each. */
export function useSignUp(initial: SignUpDraft) {
  const [draft, setDraft] = useState(initial);
  const [isRegistered, setRegistered] = useState(false);
  const [banner, setBanner] = useState<BannerMessage | null>(null);
  const [resendAt, setResendAt] = useState(0);
  const code = useEmailCode('REGISTER');
  const [register, isRegistering] = useAsk(REGISTER);

  const keep = (next: SignUpDraft): void => {
    setDraft(next);
    signUpDraft.keep(next);
  };

  /** Shows what failed: the server's sentence where it has one. */
  const fail = (error: unknown, fallback: string): void => {
    const { code: kind, message, retryAfter } = problemOf(error);
    if (kind === 'TOO_MANY_REQUESTS' && retryAfter) setResendAt(Date.now() + retryAfter * 1000);
    const text = kind === 'OFFLINE' ? errors.offline : message || fallback;
    setBanner({ tone: 'failure', text });
  };

  const sendCode = async (details: SignUpDetails, challenge: string | null): Promise<void> => {
    const { firstName, lastName, instituteName, email } = details;
    try {
      const sent = await code.request(email, challenge);
      const asked = { challenge: sent.challenge, proof: null, isEditing: false };
      keep({ firstName, lastName, instituteName, email, ...asked });
      setResendAt(sent.resendAt);
      setBanner({ tone: 'success', text: auth.codeSent(email) });
    } catch (error) {
      fail(error, auth.codeFailed);
    }
  };

  return {
    step: stepOf(draft, isRegistered),
    email: draft.email,
    banner,
    hideBanner: () => setBanner(null),
    resendAt,
    busy: code.isBusy || isRegistering,

    /** Leaves the details: with a code on its way, unless one for this address is there already. */
    async begin(details: SignUpDetails): Promise<void> {
      const isSameAddress = details.email === draft.email && draft.challenge !== null;
      if (isSameAddress) keep({ ...draft, ...details, isEditing: false });
      else await sendCode(details, null);
    },

    async resend(): Promise<void> {
      await sendCode(draft, draft.challenge);
    },

    /** @returns what is wrong with it */
    async checkCode(typed: string): Promise<string | null> {
      try {
        const proof = await code.verify(draft.email, draft.challenge, typed);
        keep({ ...draft, proof });
        setBanner(null);
        return null;
      } catch (error) {
        const isWrong = problemOf(error).code === 'INVALID_CODE';
        if (isWrong) setBanner({ tone: 'failure', text: auth.otpFailed });
        else fail(error, auth.otpFailed);
        return isWrong ? auth.otpWrong : null;
      }
    },

    /** @returns whether there is an account now */
    async register(password: string): Promise<boolean> {
      const { firstName, lastName, instituteName, email, proof } = draft;
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const names = { firstName, lastName, instituteName };
      try {
        const input = { ...names, email, password, timeZone, proof: proof ?? '' };
        await register({ input });
        signUpDraft.drop();
        setRegistered(true);
        return true;
      } catch (error) {
        // The proof may have run out while the form stood open: then the code comes again.
        const isStale = problemOf(error).code === 'EMAIL_NOT_VERIFIED';
        if (isStale) keep({ ...draft, challenge: null, proof: null });
        fail(error, auth.registrationFailed);
        return false;
      }
    },

    /** Back to the details, for instance because the address has a slip in it. */
    changeDetails: () => keep({ ...draft, isEditing: true }),
  };
}

function stepOf(draft: SignUpDraft, isRegistered: boolean): SignUpStep {
  if (isRegistered) return 'registered';
  if (draft.isEditing) return 'details';
  if (draft.proof) return 'verified';
  return draft.challenge ? 'code' : 'details';
}
