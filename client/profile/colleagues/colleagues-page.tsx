import { skipToken, useQuery } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { useRef } from 'react';
import { PlusIcon } from '../../ui/icons';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { memberTexts as words } from '../../ui/texts/account/member-texts';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { AccountPage } from '../account-page';
import { ColleagueTable } from './colleague-table';
import { COLLEAGUES, MEMBER_INVITATIONS } from './colleagues.query';
import { InviteDialog } from './invite-dialog';
import { NEW_INVITATION } from './invite-form';
import { InvitationTable } from './invitation-table';
import { RequireTwoFactor } from './require-two-factor';
import { useDraftDialog } from '../use-draft-dialog';

const FRESH = { fetchPolicy: 'cache-and-network' } as const;

/** The institute's staff; owners invite others and set their roles. */
export function ColleaguesPage() {
  const { data, error, refetch } = useQuery(COLLEAGUES, FRESH);
  const canManage = data?.me.abilities.includes('MANAGE') ?? false;
  const open = useQuery(MEMBER_INVITATIONS, canManage ? FRESH : skipToken);
  const dialog = useDraftDialog(NEW_INVITATION);
  const inviteRef = useRef<HTMLButtonElement>(null);
  const reload = () => ignoreErrors(refetch());
  const reloadInvitations = () => ignoreErrors(open.refetch());
  const invitations = open.data?.memberInvitations ?? [];
  const isAlone = data?.members.length === 1 && invitations.length === 0;
  const inviteButton = (
    <Button ref={inviteRef} leftSection={<PlusIcon />} onClick={dialog.open}>
      {words.invite}
    </Button>
  );
  return (
    <AccountPage title={words.title} actions={canManage && inviteButton}>
      <Text>{data && !canManage ? words.leadOthers : words.lead}</Text>
      {!data && !error && <ListSkeleton />}
      {!data && error && <ErrorState title={words.failed} error={error} onRetry={reload} />}
      {data && (
        <ColleagueTable
          me={data.me}
          colleagues={data.members}
          canManage={canManage}
          onChanged={reload}
          onRemoved={() => {
            reload();
            inviteRef.current?.focus();
          }}
        />
      )}
      {open.error && !open.data && canManage && (
        <ErrorState
          title={words.invitations.failed}
          error={open.error}
          onRetry={reloadInvitations}
        />
      )}
      {canManage && invitations.length > 0 && (
        <InvitationTable
          invitations={invitations}
          onSent={reloadInvitations}
          onWithdrawn={() => {
            reloadInvitations();
            inviteRef.current?.focus();
          }}
        />
      )}
      {canManage && open.data && isAlone && (
        <EmptyState of="people" title={words.alone} hint={words.aloneHint} />
      )}
      {/* Not before what stands above it. */}
      {data && canManage && (open.data ?? open.error) && (
        <RequireTwoFactor me={data.me} colleagues={data.members} onChanged={reload} />
      )}
      {canManage && (
        <InviteDialog
          opened={dialog.opened}
          start={dialog.start}
          onSent={() => {
            dialog.close();
            reloadInvitations();
          }}
          onClose={dialog.confirmedClose}
        />
      )}
    </AccountPage>
  );
}
