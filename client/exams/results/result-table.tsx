import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ResultsQuery } from '../../gql/exams/graphql';
import { RecordTable } from '../../ui/components/record-table';
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
      <RecordTable label={words.heading} columns={isTrial ? TRIAL_COLUMNS : Object.values(columns)}>
        {results.map((result) => (
          <tr key={result.attemptId}>
            <td data-label={columns.name} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {isTrial ? <bdi>{result.name}</bdi> : <LearnerLink result={result} />}
              <RollNumber value={result.rollNumber} />
            </td>
            {!isTrial && (
              <>
                <td data-label={columns.email} style={{ overflowWrap: 'anywhere' }}>
                  {result.email ?? list.noEmail}
                </td>
                <td data-label={columns.number}>{formatNumber(result.number)}</td>
              </>
            )}
            <td data-label={columns.submitted}>
              <Stack gap={0}>
                {formatTime(result.submittedAt)}
                {result.submittedBy && result.submittedBy !== 'LEARNER' && (
                  <Text component="span" size="sm" c="dimmed">
                    {running.by[result.submittedBy]}
                  </Text>
                )}
                {result.secondsTaken !== null && (
                  <Text component="span" size="sm" c="dimmed">
                    {list.took(formatDuration(result.secondsTaken))}
                  </Text>
                )}
                {result.lateCount > 0 && (
                  <Text component="span" size="sm" fw={600}>
                    {late.mark(result.lateCount, formatNumber(result.lateCount))}
                  </Text>
                )}
              </Stack>
            </td>
            <td data-label={columns.score}>
              <Score result={result} />
            </td>
            <td data-label={columns.percent}>
              {result.percent !== null && formatPercent(result.percent)}
            </td>
            <td data-label={columns.passed}>{passedText(result.isPassed)}</td>
            {!isTrial && (
              <td data-label={columns.paper}>
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
    <Stack gap={0}>
      {words.of(formatNumber(score), formatNumber(maxScore))}
      {exact?.includes('/') && (
        <Text component="span" size="sm" c="dimmed">
          {words.exactly(shownMarks(exact))}
        </Text>
      )}
      {waitingCount !== null && waitingCount > 0 && (
        <Text component="span" size="sm" c="dimmed">
          {words.waiting(waitingCount)}
        </Text>
      )}
    </Stack>
  );
}

export function passedText(isPassed: boolean | null): string | null {
  if (isPassed === null) return null;
  return isPassed ? words.passed : words.failedMark;
}
