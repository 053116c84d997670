import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../gql/auth';
import type { BannerMessage } from '../ui/banner';
import { problemOf } from '../ui/problem';
import { texts } from '../ui/texts';
import { dropDraft, keepDraft, type SignUpDetails, type SignUpDraft } from './sign-up-draft';

const REQUEST_CODE = graphql(`
  mutation RequestRegistrationCode($input: RequestEmailCodeInput!) {
    requestEmailCode(input: $input) {
      challenge
      resendAfter
    }
  }
`);

const VERIFY_CODE = graphql(`
  mutation VerifyRegistrationCode($input: VerifyEmailCodeInput!) {
    verifyEmailCode(input: $input) {
      proof
    }
  }
`);

const REGISTER = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      id
    }
  }
`);

const { auth, errors } = texts;
const PURPOSE = 'REGISTER';

/** Details are typed, then the code, then the account can be made, then it is (section 4). */
export type SignUpStep = 'details' | 'code' | 'verified' | 'registered';

/** The steps of signing up, with what the server says to each. */
export function useSignUp(initial: SignUpDraft) {
  const [draft, setDraft] = useState(initial);
  const [isRegistered, setRegistered] = useState(false);
  const [banner, setBanner] = useState<BannerMessage | null>(null);
  const [resendAt, setResendAt] = useState(0);
  const [requestCode, requesting] = useMutation(REQUEST_CODE);
  const [verifyCode, verifying] = useMutation(VERIFY_CODE);
  const [register, registering] = useMutation(REGISTER);

  const keep = (next: SignUpDraft): void => {
    setDraft(next);
    keepDraft(next);
  };

  /** Shows what failed: the server's sentence where it has one. */
  const fail = (error: unknown, fallback: string): void => {
    const { code, message, retryAfter } = problemOf(error);
    if (code === 'TOO_MANY_REQUESTS' && retryAfter) setResendAt(Date.now() + retryAfter * 1000);
    const text = code === 'OFFLINE' ? errors.offline : message || fallback;
    setBanner({ tone: 'failure', text });
  };

  const sendCode = async (details: SignUpDetails, challenge: string | null): Promise<void> => {
    const { firstName, lastName, instituteName, email } = details;
    try {
      const input = { email, purpose: PURPOSE, challenge } as const;
      const { data } = await requestCode({ variables: { input } });
      if (!data) return;
      const sent = { challenge: data.requestEmailCode.challenge, proof: null, isEditing: false };
      keep({ firstName, lastName, instituteName, email, ...sent });
      setResendAt(Date.now() + data.requestEmailCode.resendAfter * 1000);
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
    busy: requesting.loading || verifying.loading || registering.loading,

    /** Leaves the details: with a code on its way, unless one for this address is there already. */
    async begin(details: SignUpDetails): Promise<void> {
      const isSameAddress = details.email === draft.email && draft.challenge !== null;
      if (isSameAddress) keep({ ...draft, ...details, isEditing: false });
      else await sendCode(details, null);
    },

    async resend(): Promise<void> {
      await sendCode(draft, draft.challenge);
    },

    /** @returns whether it was the right one */
    async checkCode(typed: string): Promise<boolean> {
      try {
        const { email, challenge } = draft;
        const code = typed.replace(/\D/g, '');
        const input = { email, purpose: PURPOSE, challenge: challenge ?? '', code } as const;
        const { data } = await verifyCode({ variables: { input } });
        if (data) keep({ ...draft, proof: data.verifyEmailCode.proof });
        setBanner(null);
        return true;
      } catch (error) {
        const isWrong = problemOf(error).code === 'INVALID_CODE';
        if (isWrong) setBanner({ tone: 'failure', text: auth.otpFailed });
        else fail(error, auth.otpFailed);
        return !isWrong;
      }
    },

    async register(password: string): Promise<void> {
      const { firstName, lastName, instituteName, email, proof } = draft;
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const names = { firstName, lastName, instituteName };
      try {
        const input = { ...names, email, password, timeZone, proof: proof ?? '' };
        await register({ variables: { input } });
        dropDraft();
        setRegistered(true);
      } catch (error) {
        // The proof may have run out while the form stood open: then the code comes again.
        const isStale = problemOf(error).code === 'EMAIL_NOT_VERIFIED';
        if (isStale) keep({ ...draft, challenge: null, proof: null });
        fail(error, auth.registrationFailed);
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
