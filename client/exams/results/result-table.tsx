import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ResultsQuery } from '../../gql/exams/graphql';
import { CellNote } from '../../ui/components/cell-note';
import { RecordTable } from '../../ui/components/record-table';
import { StateTag } from '../../ui/pictures/state-tag';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { formatNumber, formatPercent, useFormatTime } from '../../ui/format';
import { shownMarks, type Marks } from '../../ui/marks';
import { resultTexts } from '../../ui/texts/result-texts';
import { formatDuration } from '../format-duration';
import { RollNumber } from '../people/roll-number';
import classes from './result-table.module.css';

type Result = ResultsQuery['results']['items'][number];

const { results: words, running, late } = invigilationTexts;
const { list } = resultTexts;
const { columns } = words;

interface ResultTableProps {
  results: Result[];
  /** A trial: its learners have no e-mail addresses and no pages. */
  isTrial?: boolean;
}

const TRIAL_COLUMNS = [
  columns.name,
  columns.submitted,
  columns.score,
  columns.percent,
  columns.passed,
];

/** One row per submitted attempt. */
export function ResultTable({ results, isTrial = false }: ResultTableProps) {
  const formatTime = useFormatTime();
  return (
    <div className={isTrial ? undefined : classes.results}>
      <RecordTable
        label={words.heading}
        columns={isTrial ? TRIAL_COLUMNS : Object.values(columns)}
        numeric={[columns.number, columns.score, columns.percent]}
      >
        {results.map((result) => (
          <tr key={result.attemptId}>
            <td data-cell="main" style={{ fontWeight: 600 }}>
              {isTrial ? <bdi>{result.name}</bdi> : <LearnerLink result={result} />}
              <RollNumber value={result.rollNumber} />
            </td>
            {!isTrial && (
              <>
                <td data-cell="plain">{result.email ?? list.noEmail}</td>
                <td data-cell="number" data-label={columns.number}>
                  {formatNumber(result.number)}
                </td>
              </>
            )}
            <td data-cell="plain">
              {formatTime(result.submittedAt)}
              {result.submittedBy && result.submittedBy !== 'LEARNER' && (
                <CellNote>{running.by[result.submittedBy]}</CellNote>
              )}
              {result.secondsTaken !== null && (
                <CellNote>{list.took(formatDuration(result.secondsTaken))}</CellNote>
              )}
              {result.lateCount > 0 && (
                <CellNote>
                  <strong>{late.mark(result.lateCount, formatNumber(result.lateCount))}</strong>
                </CellNote>
              )}
            </td>
            <td data-cell="side" data-numeric>
              <Score result={result} />
            </td>
            <td data-cell="plain" data-numeric>
              {result.percent !== null && formatPercent(result.percent)}
            </td>
            <td data-cell="plain">
              <Passed isPassed={result.isPassed} />
            </td>
            {!isTrial && (
              <td data-cell="menu">
                <Anchor
                  component={Link}
                  to={`/navigation/attempt/${result.attemptId}`}
                  aria-label={running.paperNamed(result.name)}
                >
                  {words.view}
                </Anchor>
              </td>
            )}
          </tr>
        ))}
      </RecordTable>
    </div>
  );
}

function LearnerLink({ result }: { result: Result }) {
  return (
    <Anchor
      component={Link}
      to={`/navigation/learner/${result.learnerId}`}
      inherit
      title={list.learner}
    >
      <bdi>{result.name}</bdi>
    </Anchor>
  );
}

interface ScoreProps {
  result: Pick<Result, 'score' | 'maxScore' | 'waitingCount'>;
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
