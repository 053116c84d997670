import { useMutation, useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useRef } from 'react';
import { graphql } from '../../gql/profile';
import { accountTexts } from '../../ui/texts/account/account-texts';
import { ConfirmedButton } from '../../ui/components/confirmed-button';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { ErrorState } from '../../ui/feedback/states';
import { AccountPage } from '../account-page';
import { SESSIONS } from './sessions.query';
import { SessionTable } from './session-table';
import { TrustedBrowsers } from './trusted-browsers';

const LOG_OUT_EVERYWHERE = graphql(`
  mutation LogOutEverywhere {
    logOutEverywhere {
      success
    }
  }
`);

const { parts, sessions: words } = accountTexts;

/** The sessions of the account. @param onLoggedOut called when all sessions have ended */
export function SessionsPage({ onLoggedOut }: { onLoggedOut: () => Promise<void> }) {
  const { data, error, refetch } = useQuery(SESSIONS, { fetchPolicy: 'cache-and-network' });
  const logOutButton = useRef<HTMLButtonElement>(null);
  const onRemoved = async (): Promise<void> => {
    await refetch().catch(() => undefined);
    logOutButton.current?.focus();
  };
  return (
    <AccountPage
      title={parts.sessions}
      actions={<LogOutEverywhere ref={logOutButton} onLoggedOut={onLoggedOut} />}
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
          <SessionTable sessions={data.sessions} onEnded={onRemoved} />
          <TrustedBrowsers browsers={data.trustedBrowsers} onForgotten={onRemoved} />
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
      doneMessage={words.everywhereDone}
    />
  );
}
