import { useMutation, useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useRef } from 'react';
import { graphql } from '../../gql/profile';
import { accountTexts } from '../../ui/texts/account-texts';
import { ConfirmedButton } from '../../ui/components/confirmed-button';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { ErrorState } from '../../ui/feedback/states';
import { AccountPage } from '../account-page';
import { SESSIONS } from './sessions.query';
import { SessionTable } from './session-table';
import { TrustedBrowsers } from './trusted-browsers';

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
  const removed = async (): Promise<void> => {
    await refetch().catch(() => undefined);
    everywhere.current?.focus();
  };
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
        <>
          <SessionTable sessions={data.sessions} onEnded={removed} />
          <TrustedBrowsers browsers={data.trustedBrowsers} onForgotten={removed} />
        </>
      )}
    </AccountPage>
  );
}

interface LogOutEverywhereProps {
  ref: React.Ref<HTMLButtonElement>;
  onLoggedOut: () => Promise<void>;
}

function LogOutEverywhere({ ref, onLoggedOut }: LogOutEverywhereProps) {
  const [logOut] = useMutation(LOG_OUT_EVERYWHERE);
  return (
    <ConfirmedButton
      ref={ref}
      verb={words.everywhere}
      title={words.everywhereTitle}
      hint={words.everywhereHint}
      isDangerous
      work={async () => {
        await logOut();
        await onLoggedOut();
      }}
      said={words.everywhereDone}
    />
  );
}
