import { Anchor, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { emailRule, logInPasswordRule } from '../ui/rules/account-rules';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { focusFirstError } from '../ui/hooks/focus-first-error';
import { StandalonePage } from '../ui/components/standalone-page';
import { Notice } from '../ui/feedback/notice';
import { PasswordField } from '../ui/components/password-field';
import { readSession, type Session } from '../ui/session/session';
import { texts } from '../ui/texts/texts';
import { toast } from '../ui/feedback/toasts';
import { secondStepTexts } from '../ui/texts/account/two-factor-texts';
import { logInErrorMessage } from './log-in-failure';
import { isSameAddress, useRememberedEmail } from './remembered-browser';
import { SecondStep } from './second-step';
import { NotRemembered, SecondFactorRequired, useLogIn } from './use-log-in';

interface LogInFormProps {
  /** The initial address, typed before; may be empty. */
  email: string;
  onLoggedIn: (session: Session) => Promise<void>;
  /** Renders the link to the password reset, with the address typed so far. */
  forgotLink: (email: string) => ReactNode;
}

/** Asks for address and password, or for the address alone when the browser is remembered. */
export function LogInForm({ email, onLoggedIn, forgotLink }: LogInFormProps) {
  const logIn = useLogIn(onLoggedIn);
  // On its own host the staff area starts at this page, also for a logged-in user.
  const [session] = useState(readSession);
  const owner = useRememberedEmail();
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
  const isRemembered = needsNoPassword(form.values.email);
  const [wasRemembered] = useState(isRemembered);

  const attempt = async (logInBy: () => Promise<void>): Promise<void> => {
    setFailure(null);
    try {
      await logInBy();
    } catch (error) {
      if (error instanceof SecondFactorRequired) {
        setChallenge(error.challenge);
        return;
      }
      const isNotRemembered = error instanceof NotRemembered;
      const message = isNotRemembered ? auth.notRemembered : logInErrorMessage(error);
      setFailure(message);
      toast('failure', message);
      if (isNotRemembered) form.getInputNode('password')?.focus();
    }
  };

  const submit = form.onSubmit(
    ({ email: typed, password }) =>
      attempt(async () =>
        password === '' ? logIn.byBrowser() : logIn.byPassword(typed, password, remember),
      ),
    (errors) => {
      setFailure(null);
      focusFirstError(form)(errors);
    },
  );

  if (challenge !== null)
    return (
      <StandalonePage title={secondStepTexts.title} lead={secondStepTexts.lead}>
        <SecondStep
          challenge={challenge}
          logIn={logIn}
          onBack={(why) => {
            form.setFieldValue('password', '');
            setFailure(why);
            setChallenge(null);
          }}
        />
      </StandalonePage>
    );

  return (
    <StandalonePage title={auth.logInTitle} lead={auth.logInLead}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {session && (
            <Text size="sm">
              {auth.loggedInAs(session.email)}{' '}
              {/* The field keeps the focus: its blur validation would move this link away from the mouse. */}
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
            autoFocus={!wasRemembered}
            {...form.getInputProps('email')}
          />
          <PasswordField
            label={auth.password}
            description={isRemembered ? auth.remembered : undefined}
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
          <Button type="submit" disabled={logIn.isBusy} autoFocus={wasRemembered} fullWidth>
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
    </StandalonePage>
  );
}
