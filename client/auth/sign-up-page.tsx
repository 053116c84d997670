import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { Banner } from '../ui/feedback/banner';
import { StandalonePage } from '../ui/components/standalone-page';
import { Notice } from '../ui/feedback/notice';
import { ANOTHER_MAIL, CodeStep } from '../ui/components/code-step';
import { focusFirstError } from '../ui/hooks/focus-first-error';
import { signUpDraft } from './sign-up-draft';
import {
  firstInvalidField,
  SignUpFields,
  signUpRules,
  firstInvalidLabel,
  type SignUpForm,
} from './sign-up-fields';
import { SignedUp } from './signed-up';
import { useSignUp, type SignUpStep } from './use-sign-up';
import type { Session } from '../ui/session/session';

interface SignUpPageProps {
  /** Opens the staff area, when a new user follows the link at the end. */
  onLoggedIn: (session: Session) => Promise<void>;
}

/** The sign-up in three steps: details, mailed code, account (docs/specification.md, section 4). */
export function SignUpPage({ onLoggedIn }: SignUpPageProps) {
  const [stored] = useState(signUpDraft.read);
  const signUp = useSignUp(stored);
  // Passwords are never stored: after a reload the user types them again.
  const [hasPasswords, setHasPasswords] = useState(false);
  const form = useForm<SignUpForm>({
    initialValues: {
      firstName: stored.firstName,
      lastName: stored.lastName,
      instituteName: stored.instituteName,
      email: stored.email,
      password: '',
      confirmPassword: '',
    },
    validate: signUpRules,
    validateInputOnBlur: true,
  });

  const continueButton = useRef<HTMLButtonElement>(null);
  useStepFocus(signUp.step, (step) => {
    const invalid = firstInvalidField(form.values);
    if (step === 'details') form.getInputNode('firstName')?.focus();
    else if (invalid === null) continueButton.current?.focus();
    else form.getInputNode(invalid)?.focus();
  });

  if (signUp.step === 'registered') {
    const { email, password } = form.values;
    return <SignedUp email={email} password={password} onLoggedIn={onLoggedIn} />;
  }

  const isLocked = signUp.step !== 'details';
  const submit = form.onSubmit(async ({ firstName, lastName, instituteName, email, password }) => {
    if (signUp.step === 'details') {
      setHasPasswords(true);
      await signUp.begin({ firstName, lastName, instituteName, email: email.trim() });
    }
    // The server may have refused the password.
    if (signUp.step === 'verified') setHasPasswords(await signUp.register(password));
  }, focusFirstError(form));
  const invalid = firstInvalidLabel(form.values);

  return (
    <StandalonePage title={auth.signUpTitle} lead={auth.signUpLead}>
      <Banner message={signUp.banner} onGone={signUp.hideBanner} />
      <form onSubmit={submit} noValidate>
        <SignUpFields
          form={form}
          isLocked={isLocked}
          arePasswordsLocked={isLocked && hasPasswords}
        />
        {signUp.step === 'details' && (
          <Button type="submit" loading={signUp.busy} mt="md" fullWidth>
            {auth.verifyEmail}
          </Button>
        )}
        {signUp.step === 'verified' && (
          <Stack mt="md">
            <Notice tone="success">{auth.verified}</Notice>
            <Button
              ref={continueButton}
              type="submit"
              disabled={invalid !== null}
              loading={signUp.busy}
            >
              {auth.signUp}
            </Button>
            {invalid !== null && <Text size="sm">{auth.missing(invalid)}</Text>}
          </Stack>
        )}
      </form>
      {signUp.step === 'code' && (
        <CodeStep
          hint={auth.otpHint(signUp.email)}
          busy={signUp.busy}
          resendAt={signUp.resendAt}
          resend={ANOTHER_MAIL}
          onCode={async (code) => signUp.checkCode(code)}
          onResend={async () => signUp.resend()}
        />
      )}
      {isLocked && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          ta="start"
          onClick={signUp.changeDetails}
        >
          {auth.changeDetails}
        </Anchor>
      )}
      <Text size="sm" c="dimmed">
        {auth.terms.before}{' '}
        <Anchor href="/terms" underline="always">
          {auth.terms.terms}
        </Anchor>
        {auth.terms.between}{' '}
        <Anchor href="/privacy-policy" underline="always">
          {auth.terms.privacy}
        </Anchor>
        .
      </Text>
      <Text size="sm">
        {auth.haveAccount}{' '}
        <Anchor component={Link} to="/login" underline="always">
          {auth.logIn}
        </Anchor>
      </Text>
    </StandalonePage>
  );
}

/** The pressed button is removed with its step, so the focus moves to the next element. */
function useStepFocus(step: SignUpStep, focus: (step: SignUpStep) => void): void {
  const [first] = useState(step);
  const hasMoved = useRef(false);
  const moveFocus = useEffectEvent(focus);
  useEffect(() => {
    if (step !== first) hasMoved.current = true;
    // The code field and the last page set the focus themselves.
    if (hasMoved.current && (step === 'details' || step === 'verified')) moveFocus(step);
  }, [step, first]);
}
