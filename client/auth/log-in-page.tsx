import { useMutation } from '@apollo/client/react';
import { Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { graphql } from '../gql/auth';
import { FrontPage } from '../ui/front-page';
import { Notice } from '../ui/notice';
import { problemOf, type Problem } from '../ui/problem';
import type { Session } from '../ui/session';
import { texts } from '../ui/texts';
import { toast } from '../ui/toasts';
import { focusFirst } from './focus-first';
import { emailRule, logInPasswordRule } from './rules';

const LOG_IN = graphql(`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
      token
      user {
        id
        email
      }
    }
  }
`);

const { auth, errors } = texts;

export function LogInPage({ onLoggedIn }: { onLoggedIn: (session: Session) => Promise<void> }) {
  const [logIn, { loading }] = useMutation(LOG_IN);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: { email: emailRule, password: logInPasswordRule },
    validateInputOnBlur: true,
  });

  const submit = form.onSubmit(
    async (input) => {
      setFailure(null);
      try {
        const { data } = await logIn({ variables: { input } });
        if (data) await onLoggedIn({ token: data.logIn.token, email: data.logIn.user.email });
      } catch (error) {
        const message = failureText(problemOf(error));
        setFailure(message);
        toast('failure', message);
      }
    },
    (faults) => {
      setFailure(null);
      focusFirst(form)(faults);
    },
  );

  return (
    <FrontPage title={auth.logInTitle} lead={auth.logInLead}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {failure && <Notice tone="failure">{failure}</Notice>}
          <TextInput
            label={auth.email}
            type="email"
            autoComplete="username"
            autoFocus
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label={auth.password}
            autoComplete="current-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <Button type="submit" disabled={loading} fullWidth>
            {loading ? auth.loading : auth.logIn}
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

/** The error catalogue of log-in (specification, section 8). */
function failureText(problem: Problem): string {
  switch (problem.code) {
    case 'WRONG_PASSWORD':
      return auth.wrongPassword;
    case 'EMAIL_NOT_FOUND':
      return auth.emailUnknown;
    case 'VALIDATION':
    case 'BAD_USER_INPUT':
      return auth.badRequest;
    case 'TOO_MANY_REQUESTS':
      return errors.tryAgainIn(problem.retryAfter ?? 60);
    case 'OFFLINE':
      return errors.offline;
    case 'SERVER':
    case 'INTERNAL':
      return errors.server;
    default:
      return errors.unexpected;
  }
}
