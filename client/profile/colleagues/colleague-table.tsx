import { useMutation } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '../../gql/profile';
import { CellNote } from '../../ui/components/cell-note';
import { RecordTable } from '../../ui/components/record-table';
import { ConfirmDialog } from '../../ui/components/confirm-dialog';
import { useFormatTime } from '../../ui/format';
import { memberTexts as words } from '../../ui/texts/account/member-texts';
import { twoFactorTexts } from '../../ui/texts/account/two-factor-texts';
import { useConfirmedAction } from '../../ui/feedback/use-confirmed-action';
import { ColleagueTwoFactor } from './colleague-two-factor';
import type { Colleague, Me } from './colleagues.query';
import { RoleDialog } from './role-dialog';

const REMOVE = graphql(`
  mutation RemoveMember($id: ID!) {
    removeMember(id: $id) {
      id
    }
  }
`);

const { columns } = words;
const { colleague: twoFactor } = twoFactorTexts;

interface ColleagueTableProps {
  /** The logged-in user. */
  me: Me;
  colleagues: Colleague[];
  canManage: boolean;
  onChanged: () => void;
  /** Called when a colleague was removed; the row and its button disappear. */
  onRemoved: () => void;
}

/** The institute's staff and their roles, with actions for owners. */
export function ColleagueTable(props: ColleagueTableProps) {
  const { me, colleagues, canManage, onChanged, onRemoved } = props;
  const formatTime = useFormatTime();
  const [remove] = useMutation(REMOVE);
  const [changed, setChanged] = useState<Colleague | null>(null);
  const [helped, setHelped] = useState<Colleague | null>(null);
  const { chosen, choose, dialogProps } = useConfirmedAction<Colleague>({
    work: async ({ id }) => remove({ variables: { id } }),
    doneMessage: ({ fullName }) => words.removed(fullName),
    onDone: onRemoved,
  });
  const { actions, ...shown } = columns;
  const names = Object.values(canManage ? columns : shown);
  return (
    <>
      <RecordTable label={words.title} columns={names} unprinted={[actions]}>
        {colleagues.map((colleague) => (
          <tr key={colleague.id}>
            <td data-cell="main">
              <Text component="span" fw={600}>
                <bdi>{colleague.fullName}</bdi>
              </Text>{' '}
              {colleague.isYou && words.you}
            </td>
            <td data-cell="plain">{colleague.email}</td>
            <td data-cell="side">
              {words.roles[colleague.role]}
              {colleague.leavesAt != null && (
                <CellNote>{words.leaves(formatTime(colleague.leavesAt))}</CellNote>
              )}
              {colleague.hasTwoFactor != null && (
                <CellNote>{colleague.hasTwoFactor ? twoFactor.has : twoFactor.hasNot}</CellNote>
              )}
            </td>
            {canManage && (
              <td data-cell="actions" data-unprinted>
                <Group gap="xs">
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={words.changeNamed(colleague.fullName)}
                    onClick={() => setChanged(colleague)}
                  >
                    {words.change}
                  </Button>
                  {colleague.hasTwoFactor && !colleague.isYou && (
                    <Button
                      variant="default"
                      size="xs"
                      aria-label={twoFactor.switchOffNamed(colleague.fullName)}
                      onClick={() => setHelped(colleague)}
                    >
                      {twoFactor.switchOff}
                    </Button>
                  )}
                  {!colleague.isYou && (
                    <Button
                      variant="default"
                      size="xs"
                      aria-label={words.removeNamed(colleague.fullName)}
                      onClick={() => choose(colleague)}
                    >
                      {words.remove}
                    </Button>
                  )}
                </Group>
              </td>
            )}
          </tr>
        ))}
      </RecordTable>
      <ColleagueTwoFactor email={me.email} colleague={helped} onClose={() => setHelped(null)} />
      <RoleDialog
        colleague={changed}
        onSaved={() => {
          setChanged(null);
          onChanged();
        }}
        onClose={() => setChanged(null)}
      />
      <ConfirmDialog
        {...dialogProps}
        title={words.removeTitle(chosen?.fullName ?? '')}
        hint={words.removeHint}
        confirm={words.remove}
      />
    </>
  );
}
