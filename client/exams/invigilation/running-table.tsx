import { CellNote } from '../../ui/components/cell-note';
import { RecordTable } from '../../ui/components/record-table';
import { BubbleRow } from '../../ui/pictures/bubble-row';
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
    <RecordTable label={words.table} columns={Object.values(columns)} numeric={[columns.number]}>
      {sittings.map(({ name, attempts }) =>
        attempts.map((attempt) => (
          <tr key={attempt.id}>
            <td data-cell="main" style={{ fontWeight: 600 }}>
              <bdi>{name}</bdi>
            </td>
            <td data-cell="number" data-label={columns.number}>
              {formatNumber(attempt.number)}
            </td>
            <td data-label={columns.started}>{formatTime(attempt.startedAt)}</td>
            <td data-label={columns.saved}>
              {attempt.lastSavedAt ? formatTime(attempt.lastSavedAt) : words.notSaved}
            </td>
            <td data-label={columns.answered} className={classes.answered}>
              {attempt.progress && <Answered progress={attempt.progress} />}
            </td>
            <td data-label={columns.deadline}>
              {attempt.deadlineAt ? formatTime(attempt.deadlineAt) : words.noDeadline}
            </td>
            <td data-cell="side" className={classes.time}>
              {!attempt.submittedAt && <Remaining attempt={attempt} />}
            </td>
            <td data-label={columns.submitted}>
              {attempt.submittedAt && (
                <>
                  {formatTime(attempt.submittedAt)}
                  {attempt.submittedBy && <CellNote>{words.by[attempt.submittedBy]}</CellNote>}
                </>
              )}
            </td>
            <td data-cell="actions">
              <AttemptActions {...{ name, attempt, onIntervene, onMessage }} />
            </td>
          </tr>
        )),
      )}
    </RecordTable>
  );
}

/** In words, and as bubbles that fill. */
function Answered({ progress }: { progress: NonNullable<Attempt['progress']> }) {
  const { answeredCount, questionCount } = progress;
  return (
    <>
      {words.answered(formatNumber(answeredCount), formatNumber(questionCount))}{' '}
      <BubbleRow done={answeredCount} total={questionCount} />
    </>
  );
}

/** A countdown that re-renders without the table. */
function Remaining({ attempt: { deadlineAt, pausedAt } }: { attempt: Attempt }) {
  const now = useNow();
  if (!deadlineAt || now === null) return null;
  const left = Date.parse(deadlineAt) - (pausedAt ? Date.parse(pausedAt) : now);
  if (left <= 0) return words.over;
  const text = formatRemaining(left);
  return pausedAt ? invigilationTexts.pause.remaining(text) : text;
}
