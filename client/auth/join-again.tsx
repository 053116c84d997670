import { Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { graphql } from '../gql/auth';
import { logInPasswordRule } from '../ui/rules/account-rules';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { focusFirst } from '../ui/hooks/use-focus-first';
import { memberTexts } from '../ui/texts/member-texts';
import { Notice } from '../ui/feedback/notice';
import { PasswordField } from '../ui/components/password-field';
import { problemOf, sentenceOf } from '../ui/feedback/problem';
import { readSession, type Session } from '../ui/session/session';
import { toast } from '../ui/feedback/toasts';
import { ask } from './ask';
import type { OpenInvitation } from './open-invitation.query';
import { failureText } from './log-in-failure';
import { SecondStep } from './second-step';
import { SecondFactorAsked, useLogIn } from './use-log-in';

const JOIN = graphql(`
  mutation JoinInstitute($token: String!) {
    joinInstitute(token: $token) {
      id
      email
    }
  }
`);

const { join: words } = memberTexts;

interface JoinAgainProps {
  token: string;
  invitation: OpenInvitation;
  onEntered: (session: Session, path: string) => Promise<void>;
}

/** An account that is there moves over: its password shows whose it is, or the session it has here. */
export function JoinAgain({ token, invitation, onEntered }: JoinAgainProps) {
  const [here] = useState(() => sessionOf(invitation.email));
  const [session, setSession] = useState(here);
  const [isJoining, setJoining] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isInUse, setInUse] = useState(false);
  const [challenge, setChallenge] = useState<string | null>(null);
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: logInPasswordRule },
  });

  const join = async (opened: Session): Promise<void> => {
    setSession(opened);
    setJoining(true);
    setFailure(null);
    try {
      await ask(JOIN, { token }, false, opened);
      await onEntered(opened, '/all-quizzes');
      toast('success', words.joined(invitation.instituteName));
    } catch (error) {
      const problem = problemOf(error);
      setInUse(problem.code === 'OWN_INSTITUTE_IN_USE');
      // The session of this browser has ended meanwhile: the password opens another.
      if (problem.code === 'UNAUTHENTICATED') setSession(null);
      setFailure(sentenceOf(problem));
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
      if (error instanceof SecondFactorAsked) setChallenge(error.challenge);
      else setFailure(failureText(error));
    }
  }, focusFirst(form));

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

/** The session of this browser, if it is that address's. */
function sessionOf(email: string): Session | null {
  const session = readSession();
  return session?.email.toLowerCase() === email ? session : null;
}
