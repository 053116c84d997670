import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { ErrorState } from '../../ui/feedback/states';
import { twoFactorTexts as words } from '../../ui/texts/account/two-factor-texts';
import { AccountPage } from '../account-page';
import { RecoveryCodes } from './recovery-codes';
import { TwoFactorSetUp } from './two-factor-set-up';
import { TwoFactorState } from './two-factor-state';
import { TWO_FACTOR } from './two-factor.query';

interface TwoFactorPageProps {
  /** Called when all other sessions have ended and no browser is remembered any more. */
  onChanged: (email: string) => void;
}

/** The account's two-factor log-in: its state, or a step of the set-up. */
export function TwoFactorPage({ onChanged }: TwoFactorPageProps) {
  const { data, error, refetch } = useQuery(TWO_FACTOR, { fetchPolicy: 'cache-and-network' });
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const reload = () => ignoreErrors(refetch());
  const { email = '', twoFactor } = data?.me ?? {};
  return (
    <AccountPage title={words.title}>
      {!twoFactor && !error && <ListSkeleton />}
      {!twoFactor && error && <ErrorState title={words.failed} error={error} onRetry={reload} />}
      {codes && (
        <RecoveryCodes
          email={email}
          codes={codes}
          onConfirmed={() => {
            setCodes(null);
            reload();
          }}
        />
      )}
      {isSettingUp && !codes && (
        <TwoFactorSetUp
          email={email}
          isOn={twoFactor?.since != null}
          onCancel={() => setSettingUp(false)}
          onSwitchedOn={(made) => {
            onChanged(email);
            setCodes(made);
            setSettingUp(false);
          }}
        />
      )}
      {twoFactor && !isSettingUp && !codes && (
        <>
          <Text>{words.lead}</Text>
          <TwoFactorState
            email={email}
            state={twoFactor}
            onSetUp={() => setSettingUp(true)}
            onCodes={setCodes}
            onSwitchedOff={() => {
              onChanged(email);
              reload();
            }}
          />
        </>
      )}
    </AccountPage>
  );
}
