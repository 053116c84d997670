import { Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { graphql } from '../gql/auth';
import { logInPasswordRule } from '../ui/rules/account-rules';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { focusFirstError } from '../ui/hooks/focus-first-error';
import { memberTexts } from '../ui/texts/account/member-texts';
import { Notice } from '../ui/feedback/notice';
import { PasswordField } from '../ui/components/password-field';
import { toProblem, problemMessage } from '../ui/feedback/problem';
import { readSession, type Session } from '../ui/session/session';
import { toast } from '../ui/feedback/toasts';
import { sendOperation } from './graphql-request';
import type { OpenInvitation } from './open-invitation.query';
import { logInErrorMessage } from './log-in-failure';
import { SecondStep } from './second-step';
import { SecondFactorRequired, useLogIn } from './use-log-in';

const JOIN = graphql(`
  mutation JoinInstitute($token: String!) {
    joinInstitute(token: $token) {
      id
      email
      abilities
    }
  }
`);

const { join: words } = memberTexts;

interface JoinWithAccountProps {
  token: string;
  invitation: OpenInvitation;
  onEntered: (session: Session, path: string) => Promise<void>;
}

/**
 * Moves an existing account to the institute. The user confirms by password, or by a session of
 * this browser.
 */
export function JoinWithAccount({ token, invitation, onEntered }: JoinWithAccountProps) {
  const [storedSession] = useState(() => sessionOf(invitation.email));
  const [session, setSession] = useState(storedSession);
  const [isJoining, setJoining] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isInUse, setInUse] = useState(false);
  const [challenge, setChallenge] = useState<string | null>(null);
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: logInPasswordRule },
  });

  const join = async (started: Session): Promise<void> => {
    setSession(started);
    setJoining(true);
    setFailure(null);
    try {
      const { joinInstitute: joined } = await sendOperation(JOIN, { token }, false, started);
      // The log-in reported the abilities in the previous institute.
      await onEntered({ ...started, abilities: joined.abilities }, '/all-quizzes');
      toast('success', words.joined(invitation.instituteName));
    } catch (error) {
      const problem = toProblem(error);
      setInUse(problem.code === 'OWN_INSTITUTE_IN_USE');
      // The session of this browser has ended meanwhile: the user needs the password.
      if (problem.code === 'UNAUTHENTICATED') setSession(null);
      setFailure(problemMessage(problem));
    } finally {
      setJoining(false);
    }
  };
  const logIn = useLogIn(join);
  const submit = form.onSubmit(async ({ password }) => {
    setFailure(null);
    if (session) {
      await join(session);
      return;
    }
    try {
      await logIn.byPassword(invitation.email, password, false);
    } catch (error) {
      if (error instanceof SecondFactorRequired) setChallenge(error.challenge);
      else setFailure(logInErrorMessage(error));
    }
  }, focusFirstError(form));

  if (challenge !== null && !session)
    return (
      <SecondStep
        challenge={challenge}
        logIn={logIn}
        onBack={(why) => {
          setFailure(why);
          setChallenge(null);
        }}
      />
    );

  return (
    <form
      onSubmit={
        session
          ? (event) => {
              event.preventDefault();
              void join(session);
            }
          : submit
      }
      noValidate
    >
      <Stack>
        {failure !== null && <Notice tone="failure">{failure}</Notice>}
        <Text>{words.hasAccount}</Text>
        <input type="email" autoComplete="username" value={invitation.email} readOnly hidden />
        {!session && (
          <PasswordField
            label={auth.password}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
        )}
        <Button type="submit" loading={isJoining || logIn.isBusy} fullWidth>
          {session ? words.join : words.logInAndJoin}
        </Button>
        {isInUse && session && (
          <Button
            variant="default"
            fullWidth
            onClick={() => void onEntered(session, '/navigation/profile')}
          >
            {words.toProfile}
          </Button>
        )}
      </Stack>
    </form>
  );
}

/** The session of this browser, if it belongs to that address. */
function sessionOf(email: string): Session | null {
  const session = readSession();
  return session?.email.toLowerCase() === email ? session : null;
}
