import { useMutation } from '@apollo/client/react';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { graphql } from '../gql/profile';
import { accountTexts } from '../ui/account-texts';
import { CardTable } from '../ui/card-table';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useFormatTime } from '../ui/format';
import { useConfirmed } from '../ui/use-confirmed';
import { deviceOf } from './device';
import type { Session } from './sessions.query';

const END_SESSION = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id)
  }
`);

const { parts, sessions: words } = accountTexts;
const { columns } = words;

interface SessionTableProps {
  sessions: Session[];
  /** Its line, and the button in it, are to go. */
  onEnded: () => Promise<void>;
}

/** Open sessions, and browsers that can begin one by themselves. */
export function SessionTable({ sessions, onEnded }: SessionTableProps) {
  const formatTime = useFormatTime();
  const [end] = useMutation(END_SESSION);
  const { chosen, choose, asked } = useConfirmed<Session>({
    work: async ({ id }) => end({ variables: { id } }),
    said: () => words.ended,
    onDone: onEnded,
  });
  return (
    <>
      <CardTable label={parts.sessions} columns={Object.values(columns)}>
        {sessions.map((session) => (
          <tr key={session.id}>
            <td data-label={columns.device}>
              <Device session={session} />
            </td>
            <td data-label={columns.address}>
              <bdi>{session.clientAddress}</bdi>
            </td>
            <td data-label={columns.since}>{formatTime(session.createdAt)}</td>
            <td data-label={columns.until}>
              {session.isOpen ? formatTime(session.expiresAt) : words.closed}
            </td>
            <td data-label={columns.actions}>
              {!session.isCurrent && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={words.endNamed(
                    deviceOf(session.userAgent),
                    formatTime(session.createdAt),
                  )}
                  onClick={() => choose(session)}
                >
                  {words.end}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </CardTable>
      <ConfirmDialog
        {...asked}
        title={words.endTitle(deviceOf(chosen?.userAgent ?? ''))}
        hint={words.endHint}
        confirm={words.end}
      />
    </>
  );
}

function Device({ session: { userAgent, isCurrent, isRemembered } }: { session: Session }) {
  return (
    <Stack gap={2}>
      <Group gap="xs">
        <Text component="span" fw={600} title={userAgent}>
          {deviceOf(userAgent)}
        </Text>
        {isCurrent && <Badge variant="light">{words.current}</Badge>}
      </Group>
      {isRemembered && (
        <Text size="sm" c="dimmed">
          {words.remembered}
        </Text>
      )}
    </Stack>
  );
}
