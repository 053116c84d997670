import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Title } from '@mantine/core';
import { graphql } from '../../gql/profile';
import { RecordTable } from '../../ui/components/record-table';
import { ConfirmDialog } from '../../ui/components/confirm-dialog';
import { useFormatTime } from '../../ui/format';
import { StateTag } from '../../ui/pictures/state-tag';
import { memberTexts } from '../../ui/texts/account/member-texts';
import { useAction } from '../../ui/feedback/use-action';
import { useConfirmedAction } from '../../ui/feedback/use-confirmed-action';
import type { Invitation } from './colleagues.query';

const RESEND = graphql(`
  mutation ResendMemberInvitation($id: ID!) {
    resendMemberInvitation(id: $id) {
      id
      expiresAt
      isExpired
    }
  }
`);

const WITHDRAW = graphql(`
  mutation WithdrawMemberInvitation($id: ID!) {
    withdrawMemberInvitation(id: $id) {
      id
    }
  }
`);

const { invitations: words, roles } = memberTexts;
const { columns } = words;

interface InvitationTableProps {
  invitations: Invitation[];
  onSent: () => void;
  /** Called when an invitation was withdrawn; the row and its button disappear. */
  onWithdrawn: () => void;
}

/** The open invitations. */
export function InvitationTable({ invitations, onSent, onWithdrawn }: InvitationTableProps) {
  const formatTime = useFormatTime();
  const [resend] = useMutation(RESEND);
  const [withdraw] = useMutation(WITHDRAW);
  const { isBusy, act } = useAction();
  const { chosen, choose, dialogProps } = useConfirmedAction<Invitation>({
    work: async ({ id }) => withdraw({ variables: { id } }),
    doneMessage: () => words.withdrawn,
    onDone: onWithdrawn,
  });
  const send = async ({ id, email }: Invitation): Promise<void> => {
    if (await act(async () => resend({ variables: { id } }), words.sentAgain(email))) onSent();
  };
  return (
    <Stack>
      <Title order={2}>{words.heading}</Title>
      <RecordTable
        label={words.heading}
        columns={Object.values(columns)}
        unprinted={[columns.actions]}
      >
        {invitations.map((invitation) => (
          <tr key={invitation.id}>
            <td data-cell="main">{invitation.email}</td>
            <td data-cell="side">{roles[invitation.role]}</td>
            <td data-label={columns.until}>
              {invitation.isExpired ? (
                <StateTag state="over">{words.expired}</StateTag>
              ) : (
                formatTime(invitation.expiresAt)
              )}
            </td>
            <td data-cell="actions" data-unprinted>
              <Group gap="xs">
                <Button
                  variant="default"
                  size="xs"
                  disabled={isBusy}
                  aria-label={words.againNamed(invitation.email)}
                  onClick={() => void send(invitation)}
                >
                  {words.again}
                </Button>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={words.withdrawNamed(invitation.email)}
                  onClick={() => choose(invitation)}
                >
                  {words.withdraw}
                </Button>
              </Group>
            </td>
          </tr>
        ))}
      </RecordTable>
      <ConfirmDialog
        {...dialogProps}
        title={words.withdrawTitle(chosen?.email ?? '')}
        hint={words.withdrawHint}
        confirm={words.withdraw}
      />
    </Stack>
  );
}
