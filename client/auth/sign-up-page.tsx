import { Anchor, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '../ui/banner';
import { FrontPage } from '../ui/front-page';
import { Notice } from '../ui/notice';
import { texts } from '../ui/texts';
import { CodeStep } from './code-step';
import { focusFirst } from './focus-first';
import { emailRule, instituteRule, nameRule, newPasswordRule } from './rules';
import { readDraft } from './sign-up-draft';
import { useSignUp } from './use-sign-up';

const { auth } = texts;

export function SignUpPage() {
  const [kept] = useState(readDraft);
  const signUp = useSignUp(kept);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      firstName: kept.firstName,
      lastName: kept.lastName,
      instituteName: kept.instituteName,
      email: kept.email,
      password: '',
      confirmPassword: '',
    },
    validate: {
      firstName: nameRule(auth.firstName),
      lastName: nameRule(auth.lastName),
      instituteName: instituteRule,
      email: emailRule,
      password: newPasswordRule,
      confirmPassword: (value, { password }) => {
        if (value === '') return auth.confirmRequired;
        return value === password ? null : auth.passwordsDiffer;
      },
    },
    validateInputOnBlur: true,
  });

  if (signUp.step === 'registered') return <Registered />;

  const isLocked = signUp.step !== 'details';
  const submit = form.onSubmit(async ({ firstName, lastName, instituteName, email, password }) => {
    const typed = { firstName, lastName, instituteName, email: email.trim() };
    if (signUp.step === 'details') await signUp.begin(typed);
    if (signUp.step === 'verified') await signUp.register(password);
  }, focusFirst(form));
  const field = (name: Parameters<typeof form.getInputProps>[0]) => ({
    key: form.key(name),
    ...form.getInputProps(name),
  });

  return (
    <FrontPage title={auth.signUpTitle} lead={auth.signUpLead}>
      <Banner message={signUp.banner} onGone={signUp.hideBanner} />
      <form onSubmit={submit} noValidate>
        <Stack>
          <Group grow align="flex-start">
            <TextInput
              label={auth.firstName}
              autoComplete="given-name"
              disabled={isLocked}
              {...field('firstName')}
            />
            <TextInput
              label={auth.lastName}
              autoComplete="family-name"
              disabled={isLocked}
              {...field('lastName')}
            />
          </Group>
          <TextInput
            label={auth.instituteName}
            autoComplete="organization"
            disabled={isLocked}
            {...field('instituteName')}
          />
          {/* Never kept, so after a reload they have to be typed again: not locked. */}
          <PasswordInput
            label={auth.password}
            description={auth.passwordHint}
            autoComplete="new-password"
            {...field('password')}
          />
          <PasswordInput
            label={auth.confirmPassword}
            autoComplete="new-password"
            {...field('confirmPassword')}
          />
          <TextInput
            label={auth.email}
            type="email"
            autoComplete="username"
            disabled={isLocked}
            {...field('email')}
          />
          {signUp.step === 'details' && (
            <Button type="submit" loading={signUp.busy}>
              {auth.verifyEmail}
            </Button>
          )}
        </Stack>
        {signUp.step === 'verified' && (
          <Stack mt="md">
            <Notice tone="success">{auth.verified}</Notice>
            <Button type="submit" loading={signUp.busy}>
              {auth.signUp}
            </Button>
          </Stack>
        )}
      </form>
      {signUp.step === 'code' && (
        <CodeStep
          email={signUp.email}
          busy={signUp.busy}
          resendAt={signUp.resendAt}
          onCode={(code) => signUp.checkCode(code)}
          onResend={() => signUp.resend()}
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
      <Text size="sm">
        {auth.haveAccount}{' '}
        <Anchor component={Link} to="/login" underline="always">
          {auth.logIn}
        </Anchor>
      </Text>
    </FrontPage>
  );
}

function Registered() {
  return (
    <FrontPage title={auth.registered} lead="">
      <Anchor component={Link} to="/login" underline="always" autoFocus>
        {auth.clickHere}
      </Anchor>
    </FrontPage>
  );
}
