import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { graphql } from '../gql/profile';
import { accountTexts } from '../ui/account-texts';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { ListSkeleton } from '../ui/list-skeleton';
import { ErrorState } from '../ui/states';
import { useAction } from '../ui/use-action';
import { AccountPage } from './account-page';
import { SESSIONS } from './sessions.query';
import { SessionTable } from './session-table';

const LOG_OUT_EVERYWHERE = graphql(`
  mutation LogOutEverywhere {
    logOutEverywhere
  }
`);

const { parts, sessions: words } = accountTexts;

/** Where the account is logged in. @param onLoggedOut every session has ended */
export function SessionsPage({ onLoggedOut }: { onLoggedOut: () => Promise<void> }) {
  const { data, error, refetch } = useQuery(SESSIONS, { fetchPolicy: 'cache-and-network' });
  const everywhere = useRef<HTMLButtonElement>(null);
  return (
    <AccountPage
      title={parts.sessions}
      actions={<LogOutEverywhere ref={everywhere} onLoggedOut={onLoggedOut} />}
    >
      <Text>{words.lead}</Text>
      {!data && !error && <ListSkeleton />}
      {!data && error && (
        <ErrorState
          title={words.failed}
          error={error}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data && (
        <SessionTable
          sessions={data.sessions}
          onEnded={async () => {
            await refetch().catch(() => undefined);
            everywhere.current?.focus();
          }}
        />
      )}
    </AccountPage>
  );
}

interface LogOutEverywhereProps {
  ref: React.Ref<HTMLButtonElement>;
  onLoggedOut: () => Promise<void>;
}

function LogOutEverywhere({ ref, onLoggedOut }: LogOutEverywhereProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const [logOut] = useMutation(LOG_OUT_EVERYWHERE);
  const { isBusy, act } = useAction();
  return (
    <>
      <Button ref={ref} variant="default" onClick={open}>
        {words.everywhere}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={words.everywhereTitle}
        hint={words.everywhereHint}
        confirm={words.everywhere}
        isDangerous
        isBusy={isBusy}
        onClose={close}
        onConfirm={() =>
          void act(async () => {
            await logOut();
            await onLoggedOut();
          }, words.everywhereDone)
        }
      />
    </>
  );
}
