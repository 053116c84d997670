import type { ReactNode } from 'react';
import { useMay } from '../ui/session/abilities';
import { accountTexts } from '../ui/texts/account-texts';
import { memberTexts } from '../ui/texts/member-texts';
import { Page } from '../ui/components/page';
import { Parts } from '../ui/components/parts';

const { parts } = accountTexts;

const ENTRIES = [
  { to: '/navigation/profile', label: parts.profile },
  { to: '/navigation/profile/colleagues', label: memberTexts.title },
  { to: '/navigation/profile/sessions', label: parts.sessions },
  { to: '/navigation/profile/two-factor', label: parts.twoFactor },
  { to: '/navigation/profile/access-tokens', label: parts.tokens },
];
const LOG = { to: '/navigation/profile/audit-log', label: parts.audit };

interface AccountPageProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page about the account that is logged in, and the way to the others. */
export function AccountPage({ title, actions, children }: AccountPageProps) {
  const entries = useMay('MANAGE') ? [...ENTRIES, LOG] : ENTRIES;
  return (
    <Page title={title} actions={actions}>
      <Parts label={parts.label} entries={entries} />
      {children}
    </Page>
  );
}
