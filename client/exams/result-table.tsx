import { Anchor, Stack, Table, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ResultsQuery } from '../gql/exams/graphql';
import { CardTable } from '../ui/card-table';
import { conductTexts } from '../ui/conduct-texts';
import { formatNumber, useFormatTime } from '../ui/format';

type Result = ResultsQuery['results']['items'][number];

const { results: words, running } = conductTexts;
const { columns } = words;

/** One line an attempt that was handed in. */
export function ResultTable({ results }: { results: Result[] }) {
  const formatTime = useFormatTime();
  return (
    <CardTable label={words.heading} columns={Object.values(columns)}>
      {results.map((result) => (
        <Table.Tr key={result.attemptId}>
          <Table.Td data-label={columns.name} fw={600} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{result.name}</bdi>
          </Table.Td>
          <Table.Td data-label={columns.email} style={{ overflowWrap: 'anywhere' }}>
            {result.email}
          </Table.Td>
          <Table.Td data-label={columns.number}>{formatNumber(result.number)}</Table.Td>
          <Table.Td data-label={columns.submitted}>
            <Stack gap={0}>
              {formatTime(result.submittedAt)}
              {result.submittedBy && result.submittedBy !== 'LEARNER' && (
                <Text component="span" size="sm" c="dimmed">
                  {running.by[result.submittedBy]}
                </Text>
              )}
            </Stack>
          </Table.Td>
          <Table.Td data-label={columns.score}>
            <Score result={result} />
          </Table.Td>
          <Table.Td data-label={columns.percent}>
            {result.percent !== null && words.percent(formatNumber(result.percent))}
          </Table.Td>
          <Table.Td data-label={columns.passed}>{passedText(result.isPassed)}</Table.Td>
          <Table.Td data-label={columns.paper}>
            <Anchor
              component={Link}
              to={`/navigation/attempt/${result.attemptId}`}
              aria-label={running.paperNamed(result.name)}
            >
              {words.view}
            </Anchor>
          </Table.Td>
        </Table.Tr>
      ))}
    </CardTable>
  );
}

type ScoreProps = { result: Pick<Result, 'score' | 'maxScore' | 'waitingCount'> };

/** What was given so far, and how much still waits. */
export function Score({ result: { score, maxScore, waitingCount } }: ScoreProps) {
  if (score === null || maxScore === null) return null;
  return (
    <Stack gap={0}>
      {words.of(formatNumber(score), formatNumber(maxScore))}
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
