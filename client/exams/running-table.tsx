import { Stack, Table, Text } from '@mantine/core';
import { CardTable } from '../ui/card-table';
import { conductTexts } from '../ui/conduct-texts';
import { formatNumber, useFormatTime } from '../ui/format';
import { AttemptActions } from './attempt-actions';
import type { Step } from './attempt-step';
import { formatRemaining } from './remaining';
import { useNow } from './server-clock';
import type { Sitting } from './sittings.query';
import classes from './running-page.module.css';

const { running: words } = conductTexts;
const { columns } = words;

interface RunningTableProps {
  sittings: Sitting[];
  onStep: (step: Step) => void;
}

/** One line an attempt, the latest of a learner first. */
export function RunningTable({ sittings, onStep }: RunningTableProps) {
  const formatTime = useFormatTime();
  return (
    <CardTable label={words.table} columns={Object.values(columns)}>
      {sittings.map(({ name, attempts }) =>
        attempts.map((attempt) => (
          <Table.Tr key={attempt.id}>
            <Table.Td data-label={columns.name} fw={600} style={{ overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
            </Table.Td>
            <Table.Td data-label={columns.number}>{formatNumber(attempt.number)}</Table.Td>
            <Table.Td data-label={columns.started}>{formatTime(attempt.startedAt)}</Table.Td>
            <Table.Td data-label={columns.saved}>
              {attempt.lastSavedAt ? formatTime(attempt.lastSavedAt) : words.notSaved}
            </Table.Td>
            <Table.Td data-label={columns.deadline}>
              {attempt.deadlineAt ? formatTime(attempt.deadlineAt) : words.noDeadline}
            </Table.Td>
            <Table.Td data-label={columns.remaining} className={classes.time}>
              {!attempt.submittedAt && <Remaining deadlineAt={attempt.deadlineAt} />}
            </Table.Td>
            <Table.Td data-label={columns.submitted}>
              {attempt.submittedAt && (
                <Stack gap={0}>
                  {formatTime(attempt.submittedAt)}
                  {attempt.submittedBy && (
                    <Text component="span" size="sm" c="dimmed">
                      {words.by[attempt.submittedBy]}
                    </Text>
                  )}
                </Stack>
              )}
            </Table.Td>
            <Table.Td data-label={columns.actions}>
              <AttemptActions name={name} attempt={attempt} onStep={onStep} />
            </Table.Td>
          </Table.Tr>
        )),
      )}
    </CardTable>
  );
}

/** Counts down by itself: the table around it stays. */
function Remaining({ deadlineAt }: { deadlineAt: string | null }) {
  const now = useNow();
  if (!deadlineAt || now === null) return null;
  const left = new Date(deadlineAt).getTime() - now;
  return left > 0 ? formatRemaining(left) : words.over;
}
