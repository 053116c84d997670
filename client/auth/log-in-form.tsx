import { Anchor, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { emailRule, logInPasswordRule } from '../ui/rules/account-rules';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { focusFirst } from '../ui/hooks/use-focus-first';
import { FrontPage } from '../ui/components/front-page';
import { Notice } from '../ui/feedback/notice';
import { PasswordField } from '../ui/components/password-field';
import { readSession, type Session } from '../ui/session/session';
import { texts } from '../ui/texts/texts';
import { toast } from '../ui/feedback/toasts';
import { secondStepTexts } from '../ui/texts/two-factor-texts';
import { failureText } from './log-in-failure';
import { isSameAddress, useRememberedAddress } from './remembered';
import { SecondStep } from './second-step';
import { NotRemembered, SecondFactorAsked, useLogIn } from './use-log-in';

interface LogInFormProps {
  /** The address to begin with, where one was typed before. */
  email: string;
  onLoggedIn: (session: Session) => Promise<void>;
  /** Draws the link to the forgotten password. Gets the address typed so far. */
  forgotLink: (email: string) => ReactNode;
}

/** Address and password; or the address alone, where the browser is remembered. */
export function LogInForm({ email, onLoggedIn, forgotLink }: LogInFormProps) {
  const logIn = useLogIn(onLoggedIn);
  // On its own host the staff area begins here, also for who is logged in.
  const [session] = useState(readSession);
  const owner = useRememberedAddress();
  const [remember, setRemember] = useState(owner !== null);
  const [failure, setFailure] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<string | null>(null);
  const needsNoPassword = (address: string): boolean =>
    owner !== null && isSameAddress(address, owner);
  const form = useForm({
    initialValues: { email: email === '' ? (owner ?? '') : email, password: '' },
    validate: {
      email: emailRule,
      password: (value, values) =>
        value === '' && needsNoPassword(values.email) ? null : logInPasswordRule(value),
    },
    validateInputOnBlur: true,
  });
  const isKnown = needsNoPassword(form.values.email);
  const [beginsKnown] = useState(isKnown);

  const enter = async (open: () => Promise<void>): Promise<void> => {
    setFailure(null);
    try {
      await open();
    } catch (error) {
      if (error instanceof SecondFactorAsked) {
        setChallenge(error.challenge);
        return;
      }
      const isForgotten = error instanceof NotRemembered;
      const message = isForgotten ? auth.notRemembered : failureText(error);
      setFailure(message);
      toast('failure', message);
      if (isForgotten) form.getInputNode('password')?.focus();
    }
  };

  const submit = form.onSubmit(
    ({ email: typed, password }) =>
      enter(async () =>
        password === '' ? logIn.byBrowser() : logIn.byPassword(typed, password, remember),
      ),
    (faults) => {
      setFailure(null);
      focusFirst(form)(faults);
    },
  );

  if (challenge !== null)
    return (
      <FrontPage title={secondStepTexts.title} lead={secondStepTexts.lead}>
        <SecondStep
          challenge={challenge}
          logIn={logIn}
          onBack={(why) => {
            form.setFieldValue('password', '');
            setFailure(why);
            setChallenge(null);
          }}
        />
      </FrontPage>
    );

  return (
    <FrontPage title={auth.logInTitle} lead={auth.logInLead}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {session && (
            <Text size="sm">
              {auth.loggedInAs(session.email)}{' '}
              {/* The field keeps the focus: what it says when it loses it would move this from under the mouse. */}
              <Anchor
                component={Link}
                to="/all-quizzes"
                underline="always"
                onMouseDown={(event) => event.preventDefault()}
              >
                {auth.toQuizzes}
              </Anchor>
            </Text>
          )}
          {failure && <Notice tone="failure">{failure}</Notice>}
          <TextInput
            label={auth.email}
            type="email"
            autoComplete="username"
            autoFocus={!beginsKnown}
            {...form.getInputProps('email')}
          />
          <PasswordField
            label={auth.password}
            description={isKnown ? auth.remembered : undefined}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          <Group justify="space-between">
            <Checkbox
              label={auth.rememberMe}
              checked={remember}
              onChange={({ currentTarget }) => {
                setRemember(currentTarget.checked);
                if (!currentTarget.checked) void logIn.forgetBrowser();
              }}
            />
            {forgotLink(form.values.email)}
          </Group>
          <Button type="submit" disabled={logIn.isBusy} autoFocus={beginsKnown} fullWidth>
            {logIn.isBusy ? texts.common.loading : auth.logIn}
          </Button>
        </Stack>
      </form>
      <Text size="sm">
        {auth.noAccount}{' '}
        <Anchor component={Link} to="/register" underline="always">
          {auth.signUp}
        </Anchor>
      </Text>
    </FrontPage>
  );
}
