import { Stack, Text } from '@mantine/core';
import { RecordTable } from '../../ui/components/record-table';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { formatNumber, useFormatTime } from '../../ui/format';
import { AttemptActions } from './attempt-actions';
import type { PlannedIntervention } from '../intervention/attempt-intervention';
import type { MessageRecipient } from './message-dialog';
import { formatRemaining } from './remaining';
import { useNow } from './server-clock';
import type { Attempt, CandidateWithAttempts } from '../log/exam-log.query';
import classes from './running-page.module.css';

const { running: words } = invigilationTexts;
const { columns } = words;

interface RunningTableProps {
  sittings: CandidateWithAttempts[];
  onIntervene: (planned: PlannedIntervention) => void;
  onMessage: (to: MessageRecipient) => void;
}

/** One row per attempt, the latest of a candidate first. */
export function RunningTable({ sittings, onIntervene, onMessage }: RunningTableProps) {
  const formatTime = useFormatTime();
  return (
    <RecordTable label={words.table} columns={Object.values(columns)}>
      {sittings.map(({ name, attempts }) =>
        attempts.map((attempt) => (
          <tr key={attempt.id}>
            <td data-label={columns.name} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
            </td>
            <td data-label={columns.number}>{formatNumber(attempt.number)}</td>
            <td data-label={columns.started}>{formatTime(attempt.startedAt)}</td>
            <td data-label={columns.saved}>
              {attempt.lastSavedAt ? formatTime(attempt.lastSavedAt) : words.notSaved}
            </td>
            <td data-label={columns.answered} className={classes.time}>
              {attempt.progress && answeredText(attempt.progress)}
            </td>
            <td data-label={columns.deadline}>
              {attempt.deadlineAt ? formatTime(attempt.deadlineAt) : words.noDeadline}
            </td>
            <td data-label={columns.remaining} className={classes.time}>
              {!attempt.submittedAt && <Remaining attempt={attempt} />}
            </td>
            <td data-label={columns.submitted}>
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
            </td>
            <td data-label={columns.actions}>
              <AttemptActions {...{ name, attempt, onIntervene, onMessage }} />
            </td>
          </tr>
        )),
      )}
    </RecordTable>
  );
}

const answeredText = ({ answeredCount, questionCount }: NonNullable<Attempt['progress']>): string =>
  words.answered(formatNumber(answeredCount), formatNumber(questionCount));

/** A countdown that re-renders without the table. */
function Remaining({ attempt: { deadlineAt, pausedAt } }: { attempt: Attempt }) {
  const now = useNow();
  if (!deadlineAt || now === null) return null;
  const left = Date.parse(deadlineAt) - (pausedAt ? Date.parse(pausedAt) : now);
  if (left <= 0) return words.over;
  const text = formatRemaining(left);
  return pausedAt ? invigilationTexts.pause.remaining(text) : text;
}
