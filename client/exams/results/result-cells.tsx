/** Cells that several tables of results have. */
import { CellNote } from '../../ui/components/cell-note';
import { formatNumber } from '../../ui/format';
import { shownMarks, type Marks } from '../../ui/marks';
import { StateTag } from '../../ui/pictures/state-tag';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';

const { results: words } = invigilationTexts;

interface ScoreProps {
  result: { score: number | null; maxScore: number | null; waitingCount: number | null };
  /** The score before it was rounded; shown where it is given and a fraction. */
  exact?: Marks | null;
}

/** The score so far, and the number of answers without marks. */
export function Score({ result: { score, maxScore, waitingCount }, exact }: ScoreProps) {
  if (score === null || maxScore === null) return null;
  return (
    <>
      {words.of(formatNumber(score), formatNumber(maxScore))}
      {exact?.includes('/') && <CellNote>{words.exactly(shownMarks(exact))}</CellNote>}
      {waitingCount !== null && waitingCount > 0 && (
        <CellNote>{words.waiting(waitingCount)}</CellNote>
      )}
    </>
  );
}

/** Nothing where the exam has no pass mark. */
export function Passed({ isPassed }: { isPassed: boolean | null }) {
  return (
    isPassed !== null && (
      <StateTag state={isPassed ? 'passed' : 'notPassed'}>
        {isPassed ? words.passed : words.failedMark}
      </StateTag>
    )
  );
}

interface ResultStateProps {
  result: { isPassed: boolean | null; waitingCount: number | null };
}

/** Whether it is passed, and the number of answers without marks. */
export function ResultState({ result: { isPassed, waitingCount } }: ResultStateProps) {
  return (
    <>
      <Passed isPassed={isPassed} />{' '}
      {waitingCount !== null && waitingCount > 0 && (
        <StateTag state="waiting">{words.waiting(waitingCount)}</StateTag>
      )}
    </>
  );
}
