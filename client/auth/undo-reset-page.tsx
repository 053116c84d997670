import { Anchor, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { graphql } from '../gql/auth';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { StandalonePage } from '../ui/components/standalone-page';
import { Notice } from '../ui/feedback/notice';
import { toProblem, problemMessage } from '../ui/feedback/problem';
import { useOperation } from './graphql-request';
import { NewPasswordStep } from './new-password-step';

const UNDO = graphql(`
  mutation UndoPasswordReset($input: UndoPasswordResetInput!) {
    undoPasswordReset(input: $input) {
      success
    }
  }
`);

/**
 * The page of the undo link in the mail about a reset. Its token is in the URL's fragment, which no
 * server logs.
 */
export function UndoResetPage() {
  const token = useLocation().hash.slice(1);
  const [undo, isBusy] = useOperation(UNDO);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const setPassword = async (newPassword: string): Promise<string | null> => {
    setFailure(null);
    try {
      await undo({ input: { token, newPassword } });
      setDone(true);
    } catch (error) {
      const problem = toProblem(error);
      const [field] = problem.fields;
      if (field) return field.message;
      setFailure(problemMessage(problem));
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
      <StandalonePage title={auth.undone} lead={auth.undoneLead}>
        {toLogIn}
      </StandalonePage>
    );
  return (
    <StandalonePage title={auth.undoTitle} lead={auth.undoLead}>
      <Stack>
        {failure !== null && <Notice tone="failure">{failure}</Notice>}
        <NewPasswordStep email="" isBusy={isBusy} onPassword={setPassword} />
        {toLogIn}
      </Stack>
    </StandalonePage>
  );
}
