import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { Banner } from '../ui/feedback/banner';
import { FrontPage } from '../ui/components/front-page';
import { Notice } from '../ui/feedback/notice';
import { CodeStep } from '../ui/components/code-step';
import { focusFirst } from '../ui/hooks/use-focus-first';
import { signUpDraft } from './sign-up-draft';
import {
  missingName,
  SignUpFields,
  signUpChecks,
  stillMissing,
  type SignUpForm,
} from './sign-up-fields';
import { useSignUp, type SignUpStep } from './use-sign-up';

/** An account in three steps: details, the mailed code, the account (specification, section 4). */
export function SignUpPage() {
  const [kept] = useState(signUpDraft.read);
  const signUp = useSignUp(kept);
  // Passwords are never kept: after a reload they are typed again.
  const [hasPasswords, setHasPasswords] = useState(false);
  const form = useForm<SignUpForm>({
    initialValues: {
      firstName: kept.firstName,
      lastName: kept.lastName,
      instituteName: kept.instituteName,
      email: kept.email,
      password: '',
      confirmPassword: '',
    },
    validate: signUpChecks,
    validateInputOnBlur: true,
  });

  const goOn = useRef<HTMLButtonElement>(null);
  useStepFocus(signUp.step, (step) => {
    const missing = missingName(form.values);
    if (step === 'details') form.getInputNode('firstName')?.focus();
    else if (missing === null) goOn.current?.focus();
    else form.getInputNode(missing)?.focus();
  });

  if (signUp.step === 'registered') return <Registered />;

  const isLocked = signUp.step !== 'details';
  const submit = form.onSubmit(async ({ firstName, lastName, instituteName, email, password }) => {
    if (signUp.step === 'details') {
      setHasPasswords(true);
      await signUp.begin({ firstName, lastName, instituteName, email: email.trim() });
    }
    // A refusal may be about the password.
    if (signUp.step === 'verified') setHasPasswords(await signUp.register(password));
  }, focusFirst(form));
  const missing = stillMissing(form.values);

  return (
    <FrontPage title={auth.signUpTitle} lead={auth.signUpLead}>
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
            <Button ref={goOn} type="submit" disabled={missing !== null} loading={signUp.busy}>
              {auth.signUp}
            </Button>
            {missing !== null && <Text size="sm">{auth.missing(missing)}</Text>}
          </Stack>
        )}
      </form>
      {signUp.step === 'code' && (
        <CodeStep
          hint={auth.otpHint(signUp.email)}
          busy={signUp.busy}
          resendAt={signUp.resendAt}
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
    </FrontPage>
  );
}

/** What was pressed is gone with its step: the keyboard goes on at the next thing. */
function useStepFocus(step: SignUpStep, focus: (step: SignUpStep) => void): void {
  const [first] = useState(step);
  const hasMoved = useRef(false);
  const go = useEffectEvent(focus);
  useEffect(() => {
    if (step !== first) hasMoved.current = true;
    // The code's field and the last page see to it themselves.
    if (hasMoved.current && (step === 'details' || step === 'verified')) go(step);
  }, [step, first]);
}

function Registered() {
  return (
    <FrontPage title={auth.registered} lead="">
      <Anchor component={Link} to="/login" underline="always">
        {auth.clickHere}
      </Anchor>
    </FrontPage>
  );
}
