import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { CardTable } from '../ui/card-table';
import { conductTexts } from '../ui/conduct-texts';
import { formatNumber, useFormatTime } from '../ui/format';
import { Paged, rowsOf } from '../ui/paged';
import { quietly } from '../ui/quietly';
import { ErrorState } from '../ui/states';
import { ListSkeleton } from '../ui/list-skeleton';
import { EVENTS } from './sittings.query';

const { running: words } = conductTexts;
const { logColumns: columns } = words;

/** What happened in the exam, the latest first, with who did it and why; the page around it asks for more. */
export function ExamLog({ quizId }: { quizId: string }) {
  const formatTime = useFormatTime();
  const [page, setPage] = useState(1);
  const answer = useQuery(EVENTS, {
    variables: { quizId, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch } = answer;
  const { rows, isStale } = rowsOf(answer);
  if (!rows && error)
    return <ErrorState title={words.logFailed} error={error} onRetry={() => quietly(refetch())} />;
  if (!rows) return <ListSkeleton />;
  const { items, totalPages } = rows.examEvents;
  if (items.length === 0) return <Text c="dimmed">{words.logEmpty}</Text>;
  return (
    <Paged page={page} totalPages={totalPages} isStale={isStale} onTurn={setPage}>
      <CardTable label={words.log} columns={Object.values(columns)}>
        {items.map(({ id, at, kind, candidateName, actorName, reason, minutes }) => (
          <tr key={id}>
            <td data-label={columns.at}>{formatTime(at)}</td>
            <td data-label={columns.what} style={{ overflowWrap: 'anywhere' }}>
              <span>
                <bdi>{candidateName}</bdi> {words.events[kind]}
                {minutes !== null && ` (${words.minutesMore(formatNumber(minutes))})`}
              </span>
            </td>
            <td data-label={columns.who}>{actorName}</td>
            <td data-label={columns.why} style={{ overflowWrap: 'anywhere' }}>
              {reason}
            </td>
          </tr>
        ))}
      </CardTable>
    </Paged>
  );
}
