import { useQuery } from '@apollo/client/react';
import { Table, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { graphql } from '../gql/exams';
import { CardTable } from '../ui/card-table';
import { conductTexts } from '../ui/conduct-texts';
import { formatNumber, useFormatTime } from '../ui/format';
import { Paged, rowsOf } from '../ui/paged';
import { ErrorState } from '../ui/states';
import { ListSkeleton } from './list-skeleton';

const EVENTS = graphql(`
  query ExamEvents($quizId: ID!, $page: Int!) {
    examEvents(quizId: $quizId, page: $page, pageSize: 20) {
      items {
        id
        kind
        candidateName
        actorName
        reason
        minutes
        at
      }
      totalCount
      totalPages
    }
  }
`);

const { running: words } = conductTexts;
const { logColumns: columns } = words;

interface ExamLogProps {
  quizId: string;
  /** How often the page around it has looked again: each time the log does, too. */
  looks: number;
}

/** What happened in the exam, the latest first, with who did it and why. */
export function ExamLog({ quizId, looks }: ExamLogProps) {
  const formatTime = useFormatTime();
  const [page, setPage] = useState(1);
  const answer = useQuery(EVENTS, {
    variables: { quizId, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch } = answer;
  useEffect(() => {
    if (looks > 0) void refetch().catch(() => undefined);
  }, [looks, refetch]);
  const { rows, isStale } = rowsOf(answer);
  if (!rows && error)
    return <ErrorState title={words.logFailed} error={error} onRetry={() => void refetch()} />;
  if (!rows) return <ListSkeleton />;
  const { items, totalPages } = rows.examEvents;
  if (items.length === 0) return <Text c="dimmed">{words.logEmpty}</Text>;
  return (
    <Paged page={page} totalPages={totalPages} isStale={isStale} onTurn={setPage}>
      <CardTable label={words.log} columns={Object.values(columns)}>
        {items.map(({ id, at, kind, candidateName, actorName, reason, minutes }) => (
          <Table.Tr key={id}>
            <Table.Td data-label={columns.at}>{formatTime(at)}</Table.Td>
            <Table.Td data-label={columns.what} style={{ overflowWrap: 'anywhere' }}>
              <bdi>{candidateName}</bdi> {words.events[kind]}
              {minutes !== null && ` (${words.minutesMore(formatNumber(minutes))})`}
            </Table.Td>
            <Table.Td data-label={columns.who}>{actorName}</Table.Td>
            <Table.Td data-label={columns.why} style={{ overflowWrap: 'anywhere' }}>
              {reason}
            </Table.Td>
          </Table.Tr>
        ))}
      </CardTable>
    </Paged>
  );
}
