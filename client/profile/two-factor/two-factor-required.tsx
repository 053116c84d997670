import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Notice } from '../../ui/feedback/notice';
import { Page } from '../../ui/components/page';
import { twoFactorTexts as words } from '../../ui/texts/account/two-factor-texts';
import { RecoveryCodes } from './recovery-codes';
import { TwoFactorSetUp } from './two-factor-set-up';
import { TWO_FACTOR } from './two-factor.query';

interface TwoFactorRequiredProps {
  /** Called when all other sessions have ended and no browser is remembered any more. */
  onChanged: (email: string) => void;
  /** Called when it is set up and the user has saved the recovery codes. */
  onDone: () => void;
}

/**
 * Replaces every page until the user has set up the two-factor log-in that the institute requires.
 */
export function TwoFactorRequired({ onChanged, onDone }: TwoFactorRequiredProps) {
  const { data } = useQuery(TWO_FACTOR);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const email = data?.me.email ?? '';
  return (
    <Page title={words.mustTitle}>
      {codes ? (
        <RecoveryCodes email={email} codes={codes} onConfirmed={onDone} />
      ) : (
        <>
          <Notice tone="warning">{words.mustHint}</Notice>
          <TwoFactorSetUp
            email={email}
            onSwitchedOn={(made) => {
              onChanged(email);
              setCodes(made);
            }}
          />
        </>
      )}
    </Page>
  );
}
