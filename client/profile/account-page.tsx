import type { ReactNode } from 'react';
import { useCan } from '../ui/session/abilities';
import { accountTexts } from '../ui/texts/account/account-texts';
import { memberTexts } from '../ui/texts/account/member-texts';
import { Page } from '../ui/components/page';
import { SectionTabs } from '../ui/components/section-tabs';

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

/** The layout of the account pages, with tabs for all of them. */
export function AccountPage({ title, actions, children }: AccountPageProps) {
  const entries = useCan('MANAGE') ? [...ENTRIES, LOG] : ENTRIES;
  return (
    <Page title={title} actions={actions}>
      <SectionTabs label={parts.label} entries={entries} />
      {children}
    </Page>
  );
}
