import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Notice } from '../../ui/feedback/notice';
import { Page } from '../../ui/components/page';
import { twoFactorTexts as words } from '../../ui/texts/two-factor-texts';
import { RecoveryCodes } from './recovery-codes';
import { TwoFactorSetUp } from './two-factor-set-up';
import { TWO_FACTOR } from './two-factor.query';

interface TwoFactorRequiredProps {
  /** Every other session has ended, and no browser of the address is remembered any more. */
  onChanged: (email: string) => void;
  /** It is set up, and its recovery codes are kept. */
  onDone: () => void;
}

/** Stands in place of every page until two-factor log-in is set up, where the institute requires it. */
export function TwoFactorRequired({ onChanged, onDone }: TwoFactorRequiredProps) {
  const { data } = useQuery(TWO_FACTOR);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const email = data?.me.email ?? '';
  return (
    <Page title={words.mustTitle}>
      {codes ? (
        <RecoveryCodes email={email} codes={codes} onKept={onDone} />
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
