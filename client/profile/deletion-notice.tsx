import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { graphql } from '../gql/profile';
import { accountTexts } from '../ui/texts/account/account-texts';
import { useFormatTime } from '../ui/format';
import { Notice } from '../ui/feedback/notice';
import { useAction } from '../ui/feedback/use-action';

const KEEP_ACCOUNT = graphql(`
  mutation KeepAccount {
    keepAccount {
      id
      deletionDueAt
    }
  }
`);

const { deletion: words } = accountTexts;

/** Shown on every page while a deletion is pending, in case somebody else requested it. */
export function DeletionNotice({ dueAt }: { dueAt: string }) {
  const formatTime = useFormatTime();
  const [keep] = useMutation(KEEP_ACCOUNT);
  const { isBusy, act } = useAction();
  return (
    <Notice
      tone="warning"
      title={words.due(formatTime(dueAt))}
      action={
        <Button variant="default" loading={isBusy} onClick={() => void act(keep, words.kept)}>
          {words.keep}
        </Button>
      }
    >
      {words.dueHint}
    </Notice>
  );
}
