import { memo } from 'react';
import { CellNote } from '../../ui/components/cell-note';
import { AnswerBubbles } from '../../ui/pictures/answer-bubbles';
import { StateTag } from '../../ui/pictures/state-tag';
import { bubbleSheetTexts as sheetWords } from '../../ui/texts/bubble-sheet-texts';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { pauseTexts } from '../../ui/texts/pause-texts';
import { formatNumber, useFormatRecentTime } from '../../ui/format';
import type { PlannedIntervention } from '../intervention/attempt-intervention';
import { AttemptActions } from './attempt-actions';
import type { SheetRow } from './bubble-sheet.query';
import type { MessageRecipient } from './message-dialog';
import { formatRemaining } from './remaining';
import { useNow } from './server-clock';
import classes from './bubble-sheet.module.css';

const { running: words } = invigilationTexts;
const { columns } = sheetWords;
const CONNECTIONS = { HERE: 'on', AWAY: 'off', LOST: 'failed' } as const;

interface SheetRowProps {
  row: SheetRow;
  /** From 0, of all rows. */
  index: number;
  onIntervene: (planned: PlannedIntervention) => void;
  onMessage: (to: MessageRecipient) => void;
}

/** An attempt: whose it is, what is answered, whether the page is heard of, and what staff can do. */
export const BubbleSheetRow = memo(function BubbleSheetRow(props: SheetRowProps) {
  const { row, index, onIntervene, onMessage } = props;
  const formatTime = useFormatRecentTime();
  const { name, rollNumber, number, needs, answeredCount, questionCount, lastSavedAt } = row;
  return (
    // The head is the first row.
    <tr
      aria-rowindex={index + 2}
      data-attempt={row.attemptId}
      data-needs={needs.length > 0 || undefined}
    >
      <td data-cell="main" className={classes.name}>
        <bdi>{name}</bdi>
        {rollNumber !== null && <CellNote>{sheetWords.rollNumber(rollNumber)}</CellNote>}
        {number > 1 && <CellNote>{sheetWords.attempt(formatNumber(number))}</CellNote>}
        {needs.map((reason) =>
          reason === 'PAUSED' ? (
            <div key={reason}>
              <StateTag state="paused">{sheetWords.needs.PAUSED}</StateTag>
            </div>
          ) : (
            <CellNote key={reason} isError>
              {sheetWords.needs[reason]}
            </CellNote>
          ),
        )}
      </td>
      <td data-label={columns.answered}>
        <span>{words.answered(formatNumber(answeredCount), formatNumber(questionCount))}</span>
        <AnswerBubbles answered={row.answered} />
      </td>
      <td data-label={columns.saved}>{lastSavedAt ? formatTime(lastSavedAt) : words.notSaved}</td>
      <td data-label={columns.page}>
        <PageState row={row} />
      </td>
      <td data-cell="side" className={classes.time}>
        {row.submittedAt === null && <TimeLeft row={row} />}
      </td>
      <td data-cell="actions">
        <AttemptActions {...{ name, attempt: row, onIntervene, onMessage }} />
      </td>
    </tr>
  );
});

/** The connection and how often the learner left; of a submitted attempt, when and by whom it was. */
function PageState({ row }: { row: SheetRow }) {
  const formatTime = useFormatRecentTime();
  const { connection, lastSeenAt, leaveCount, submittedAt, submittedBy } = row;
  return (
    <>
      {submittedAt !== null && sheetWords.submitted(formatTime(submittedAt))}
      {submittedBy && <CellNote>{words.by[submittedBy]}</CellNote>}
      {connection && (
        <StateTag state={CONNECTIONS[connection]}>{sheetWords.connections[connection]}</StateTag>
      )}
      {connection === 'LOST' && <CellNote>{sheetWords.lastSeen(formatTime(lastSeenAt))}</CellNote>}
      {leaveCount > 0 && (
        <CellNote>{sheetWords.leaves(leaveCount, formatNumber(leaveCount))}</CellNote>
      )}
    </>
  );
}

/** A countdown that re-renders without the row, and the end. */
function TimeLeft({ row: { startedAt, deadlineAt, pausedAt } }: { row: SheetRow }) {
  const now = useNow();
  const formatTime = useFormatRecentTime();
  const started = <CellNote>{sheetWords.started(formatTime(startedAt))}</CellNote>;
  if (!deadlineAt)
    return (
      <>
        {sheetWords.noEnd}
        {started}
      </>
    );
  const left =
    now === null ? null : Date.parse(deadlineAt) - (pausedAt ? Date.parse(pausedAt) : now);
  const text = left !== null && (left <= 0 ? words.over : formatRemaining(left));
  const isPaused = pausedAt !== null && left !== null;
  return (
    <>
      {text && <span>{isPaused ? pauseTexts.remaining(text) : text}</span>}
      {/* In a pause there is no end to be foreseen. */}
      {!isPaused && <CellNote>{sheetWords.ends(formatTime(deadlineAt))}</CellNote>}
      {started}
    </>
  );
}
