import { useState } from 'react';
import { graphql } from '../gql/auth';
import { authTexts as auth } from '../ui/texts/auth-texts';
import type { BannerMessage } from '../ui/feedback/banner';
import { toProblem } from '../ui/feedback/problem';
import { texts } from '../ui/texts/texts';
import { useOperation } from './graphql-request';
import { signUpDraft, type SignUpDetails, type SignUpDraft } from './sign-up-draft';
import { storedWait } from './tab-draft';
import { useEmailCode } from './use-email-code';

const REGISTER = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      id
    }
  }
`);

const { errors } = texts;

/** The steps of a sign-up (docs/specification.md, section 4). */
export type SignUpStep = 'details' | 'code' | 'verified' | 'registered';

/** The steps of a sign-up, with the server's responses. */
export function useSignUp(initial: SignUpDraft) {
  const [draft, setDraft] = useState(initial);
  const [isRegistered, setRegistered] = useState(false);
  const [banner, setBanner] = useState<BannerMessage | null>(null);
  const [resendAt, setResendAt] = useState(() => storedWait(initial.resendAt));
  const code = useEmailCode('REGISTER');
  const [register, isRegistering] = useOperation(REGISTER);

  const save = (next: SignUpDraft): void => {
    setDraft(next);
    signUpDraft.save(next);
  };

  /** Outlives a reload, as the code does. */
  const waitUntil = (time: number): void => {
    setResendAt(time);
    setDraft((before) => ({ ...before, resendAt: time }));
    signUpDraft.save({ ...signUpDraft.read(), resendAt: time });
  };

  /** Shows an error: the server's sentence, or the fallback. */
  const showError = (error: unknown, fallback: string): void => {
    const { code: kind, message, retryAfter } = toProblem(error);
    if (kind === 'TOO_MANY_REQUESTS' && retryAfter) waitUntil(Date.now() + retryAfter * 1000);
    const text = kind === 'OFFLINE' ? errors.offline : message || fallback;
    setBanner({ tone: 'failure', text });
  };

  const sendCode = async (details: SignUpDetails, challenge: string | null): Promise<void> => {
    const { firstName, lastName, instituteName, email } = details;
    try {
      const sent = await code.request(email, challenge);
      const names = { firstName, lastName, instituteName, email };
      save({ ...names, ...sent, proof: null, isEditing: false });
      setResendAt(sent.resendAt);
      setBanner({ tone: 'success', text: auth.mailSent(email) });
    } catch (error) {
      showError(error, auth.codeFailed);
    }
  };

  return {
    step: stepOf(draft, isRegistered),
    email: draft.email,
    banner,
    hideBanner: () => setBanner(null),
    resendAt,
    busy: code.isBusy || isRegistering,

    /** Continues from the details: requests a code, unless one was sent to this address already. */
    async begin(details: SignUpDetails): Promise<void> {
      const isSameAddress = details.email === draft.email && draft.challenge !== null;
      if (isSameAddress) save({ ...draft, ...details, isEditing: false });
      else await sendCode(details, null);
    },

    async resend(): Promise<void> {
      await sendCode(draft, draft.challenge);
    },

    /** @returns an error message, or null */
    async checkCode(typed: string): Promise<string | null> {
      try {
        const proof = await code.verify(draft.email, draft.challenge, typed);
        save({ ...draft, proof });
        setBanner(null);
        return null;
      } catch (error) {
        const isWrong = toProblem(error).code === 'INVALID_CODE';
        if (isWrong) setBanner({ tone: 'failure', text: auth.otpFailed });
        else showError(error, auth.otpFailed);
        return isWrong ? auth.otpWrong : null;
      }
    },

    /** @returns whether the account was created */
    async register(password: string): Promise<boolean> {
      const { firstName, lastName, instituteName, email, proof } = draft;
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const names = { firstName, lastName, instituteName };
      try {
        const input = { ...names, email, password, timeZone, proof: proof ?? '' };
        await register({ input });
        signUpDraft.clear();
        setRegistered(true);
        return true;
      } catch (error) {
        // The proof may have expired while the form was open: then the user needs a new code.
        const isStale = toProblem(error).code === 'EMAIL_NOT_VERIFIED';
        if (isStale) save({ ...draft, challenge: null, proof: null });
        showError(error, auth.registrationFailed);
        return false;
      }
    },

    /** Returns to the details, for instance to correct a typing error in the address. */
    changeDetails: () => save({ ...draft, isEditing: true }),
  };
}

function stepOf(draft: SignUpDraft, isRegistered: boolean): SignUpStep {
  if (isRegistered) return 'registered';
  if (draft.isEditing) return 'details';
  if (draft.proof) return 'verified';
  return draft.challenge ? 'code' : 'details';
}
