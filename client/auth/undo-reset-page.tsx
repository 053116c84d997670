import { Anchor, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { graphql } from '../gql/auth';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { FrontPage } from '../ui/components/front-page';
import { Notice } from '../ui/feedback/notice';
import { problemOf, sentenceOf } from '../ui/feedback/problem';
import { useAsk } from './ask';
import { NewPasswordStep } from './new-password-step';

const UNDO = graphql(`
  mutation UndoPasswordReset($input: UndoPasswordResetInput!) {
    undoPasswordReset(input: $input)
  }
`);

/** What the link of the mail at a reset opens. Its token stands in the fragment, which reaches no log. */
export function UndoResetPage() {
  const token = useLocation().hash.slice(1);
  const [undo, isBusy] = useAsk(UNDO);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const setPassword = async (newPassword: string): Promise<string | null> => {
    setFailure(null);
    try {
      await undo({ input: { token, newPassword } });
      setDone(true);
    } catch (error) {
      const problem = problemOf(error);
      const [field] = problem.fields;
      if (field) return field.message;
      setFailure(sentenceOf(problem));
    }
    return null;
  };
  const toLogIn = (
    <Anchor component={Link} to="/login" size="sm" underline="always">
      {isDone ? auth.login : auth.backToLogin}
    </Anchor>
  );
  if (isDone)
    return (
      <FrontPage title={auth.undone} lead={auth.undoneLead}>
        {toLogIn}
      </FrontPage>
    );
  return (
    <FrontPage title={auth.undoTitle} lead={auth.undoLead}>
      <Stack>
        {failure !== null && <Notice tone="failure">{failure}</Notice>}
        <NewPasswordStep email="" isBusy={isBusy} onPassword={setPassword} />
        {toLogIn}
      </Stack>
    </FrontPage>
  );
}
