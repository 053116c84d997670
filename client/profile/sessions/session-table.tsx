import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/profile';
import { accountTexts } from '../../ui/texts/account/account-texts';
import { CellNote } from '../../ui/components/cell-note';
import { QuietTag } from '../../ui/components/quiet-tag';
import { RecordTable } from '../../ui/components/record-table';
import { ConfirmDialog } from '../../ui/components/confirm-dialog';
import { useFormatTime } from '../../ui/format';
import { useConfirmedAction } from '../../ui/feedback/use-confirmed-action';
import { deviceOf } from './device';
import { deviceColumns, DeviceRow } from './device-row';
import type { Session } from './sessions.query';

const END_SESSION = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id) {
      id
    }
  }
`);

const { parts, sessions: words } = accountTexts;

interface SessionTableProps {
  sessions: Session[];
  /** Called when a session was ended; its row and button disappear. */
  onEnded: () => Promise<void>;
}

/** Open sessions, and remembered browsers. */
export function SessionTable({ sessions, onEnded }: SessionTableProps) {
  const formatTime = useFormatTime();
  const [end] = useMutation(END_SESSION);
  const { chosen, choose, dialogProps } = useConfirmedAction<Session>({
    work: async ({ id }) => end({ variables: { id } }),
    doneMessage: () => words.ended,
    onDone: onEnded,
  });
  return (
    <>
      <RecordTable label={parts.sessions} columns={deviceColumns}>
        {sessions.map((session) => (
          <DeviceRow
            key={session.id}
            device={session}
            until={session.isOpen ? formatTime(session.expiresAt) : words.closed}
            badge={session.isCurrent && <QuietTag>{words.current}</QuietTag>}
            note={session.isRemembered && <CellNote>{words.remembered}</CellNote>}
            {...(!session.isCurrent && {
              action: { verb: words.end, named: words.endNamed, onClick: () => choose(session) },
            })}
          />
        ))}
      </RecordTable>
      <ConfirmDialog
        {...dialogProps}
        title={words.endTitle(deviceOf(chosen?.userAgent ?? ''))}
        hint={words.endHint}
        confirm={words.end}
      />
    </>
  );
}
