import { skipToken, useQuery } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { useRef } from 'react';
import { PlusIcon } from '../../ui/icons';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { memberTexts as words } from '../../ui/texts/member-texts';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { AccountPage } from '../account-page';
import { ColleagueTable } from './colleague-table';
import { COLLEAGUES, MEMBER_INVITATIONS } from './colleagues.query';
import { InviteDialog } from './invite-dialog';
import { NEW_INVITATION } from './invite-form';
import { InvitationTable } from './invitation-table';
import { RequireTwoFactor } from './require-two-factor';
import { useKeptDialog } from '../use-kept-dialog';

const FRESH = { fetchPolicy: 'cache-and-network' } as const;

/** Who works for the institute; owners invite others, and say what they may do. */
export function ColleaguesPage() {
  const { data, error, refetch } = useQuery(COLLEAGUES, FRESH);
  const mayManage = data?.me.abilities.includes('MANAGE') ?? false;
  const open = useQuery(MEMBER_INVITATIONS, mayManage ? FRESH : skipToken);
  const inviting = useKeptDialog(NEW_INVITATION);
  const inviter = useRef<HTMLButtonElement>(null);
  const reload = () => ignoreErrors(refetch());
  const reloadInvitations = () => ignoreErrors(open.refetch());
  const invitations = open.data?.memberInvitations ?? [];
  const isAlone = data?.members.length === 1 && invitations.length === 0;
  const inviteButton = (
    <Button ref={inviter} leftSection={<PlusIcon />} onClick={inviting.open}>
      {words.invite}
    </Button>
  );
  return (
    <AccountPage title={words.title} actions={mayManage && inviteButton}>
      <Text>{data && !mayManage ? words.leadOthers : words.lead}</Text>
      {!data && !error && <ListSkeleton />}
      {!data && error && <ErrorState title={words.failed} error={error} onRetry={reload} />}
      {data && (
        <ColleagueTable
          me={data.me}
          colleagues={data.members}
          mayManage={mayManage}
          onChanged={reload}
          onRemoved={() => {
            reload();
            inviter.current?.focus();
          }}
        />
      )}
      {open.error && !open.data && mayManage && (
        <ErrorState
          title={words.invitations.failed}
          error={open.error}
          onRetry={reloadInvitations}
        />
      )}
      {mayManage && invitations.length > 0 && (
        <InvitationTable
          invitations={invitations}
          onSent={reloadInvitations}
          onWithdrawn={() => {
            reloadInvitations();
            inviter.current?.focus();
          }}
        />
      )}
      {mayManage && open.data && isAlone && (
        <EmptyState title={words.alone} hint={words.aloneHint} />
      )}
      {data && mayManage && (
        <RequireTwoFactor me={data.me} colleagues={data.members} onChanged={reload} />
      )}
      {mayManage && (
        <InviteDialog
          opened={inviting.opened}
          start={inviting.start}
          onSent={() => {
            inviting.close();
            reloadInvitations();
          }}
          onClose={inviting.askedClose}
        />
      )}
    </AccountPage>
  );
}
