import { useQuery } from '@apollo/client/react';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { RecordTable } from '../../ui/components/record-table';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { formatNumber, useFormatExactTime } from '../../ui/format';
import { Paged, currentRows } from '../../ui/components/paged';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { ErrorState } from '../../ui/feedback/states';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { formatDuration } from '../format-duration';
import classes from './exam-log.module.css';
import { EVENTS, type ExamEvent } from './exam-log.query';

const { running: words } = invigilationTexts;
const { logColumns: columns } = words;
const OF_MANY: Partial<Record<ExamEvent['kind'], string>> = words.eventsOfMany;

const SOURCES = ['STAFF', 'PAGE'] as const;
type Source = (typeof SOURCES)[number];

interface ExamLogProps {
  quizId: string;
  /** Shows only the events of this attempt. */
  attemptId?: string;
  /** The name of the table. */
  label?: string;
}

/**
 * The log of an exam or an attempt, the latest event first, with the actor and the reason. The page
 * around it refetches it. For a whole exam it shows events of staff first, because page events are
 * far more numerous.
 */
export function ExamLog({ quizId, attemptId, label = words.log }: ExamLogProps) {
  const [page, setPage] = useState(1);
  const [source, setSource] = useState<Source | null>(attemptId ? null : 'STAFF');
  const answer = useQuery(EVENTS, {
    variables: { quizId, page, attemptId: attemptId ?? null, source },
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  if (!rows && error)
    return (
      <ErrorState title={words.logFailed} error={error} onRetry={() => ignoreErrors(refetch())} />
    );
  if (!rows) return <ListSkeleton />;
  const { items, totalPages } = rows.examEvents;
  return (
    <Stack gap="sm">
      <NativeSelect
        aria-label={words.logSource}
        className={classes.source}
        w="fit-content"
        value={source ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setSource(SOURCES.find((entry) => entry === value) ?? null);
          setPage(1);
        }}
        data={[
          { value: '', label: words.logSources.ALL },
          ...SOURCES.map((value) => ({ value, label: words.logSources[value] })),
        ]}
      />
      {items.length === 0 ? (
        <Text c="dimmed">{source ? words.logNoneOfThem : words.logEmpty}</Text>
      ) : (
        <Paged page={page} totalPages={totalPages} isStale={isStale} onPageChange={setPage}>
          <RecordTable label={label} columns={Object.values(columns)}>
            {items.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </RecordTable>
        </Paged>
      )}
    </Stack>
  );
}

function EventRow({ event }: { event: ExamEvent }) {
  const formatTime = useFormatExactTime();
  const { at, actorName, reason, minutes, seconds, questions } = event;
  return (
    <tr>
      <td data-cell="plain">{formatTime(at)}</td>
      <td data-cell="main">
        <span>
          <What event={event} />
          {minutes !== null && ` (${words.minutesMore(formatNumber(minutes))})`}
          {seconds !== null && ` ${words.after(formatDuration(seconds))}`}
          {questions.length > 0 && ` (${words.questions(questions.map(formatNumber))})`}
        </span>
      </td>
      <td data-cell="plain">{actorName}</td>
      <td data-cell="plain">{reason}</td>
    </tr>
  );
}

/** Who it was and what happened; of what staff did to many at once, how many they were. */
function What({ event }: { event: ExamEvent }) {
  const { kind, candidateName, attemptCount } = event;
  const ofMany = OF_MANY[kind];
  if (attemptCount > 1 && ofMany) return `${words.learners(formatNumber(attemptCount))} ${ofMany}`;
  return (
    <>
      <bdi>{candidateName}</bdi> {eventText(event)}
    </>
  );
}

function eventText({ kind, takenFrom, submittedBy }: ExamEvent): string {
  if (takenFrom) return words.takenFrom[takenFrom];
  return kind === 'SUBMITTED' && submittedBy === 'TIME' ? words.byClock : words.events[kind];
}
