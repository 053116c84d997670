import { useQuery } from '@apollo/client/react';
import { Group, Stack, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { conductTexts } from '../ui/conduct-texts';
import { isBeyondEnd, Paged, rowsOf } from '../ui/paged';
import { SearchBox } from '../ui/search-box';
import { EmptyState, ErrorState } from '../ui/states';
import { AttemptStep, type Step } from './attempt-step';
import { ExamCounts } from './exam-counts';
import { ExamLog } from './exam-log';
import { ExtendForAll } from './extend-for-all';
import { useListAddress } from './list-address';
import { ListSkeleton } from './list-skeleton';
import { PROGRESS, SITTINGS } from './sittings.query';
import { RunningTable } from './running-table';
import { useExamChanges } from './use-exam-changes';
import { ClockLead, useClockLead } from './use-now';

const { running: words } = conductTexts;
const NO_CHOICES = [] as const;

/** Who is at it, as it happens, and where staff steps in. */
export function RunningPage() {
  const { id = '' } = useParams();
  const progress = useQuery(PROGRESS, {
    variables: { quizId: id },
    // What it says of the clock holds only when it has just come.
    fetchPolicy: 'no-cache',
  });
  const { search, page, change, pageHref } = useListAddress<never>(NO_CHOICES);
  const answer = useQuery(SITTINGS, {
    variables: { quizId: id, filter: { search, state: 'STARTED' }, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = answer;
  const [looks, setLooks] = useState(0);
  const look = (): void => {
    setLooks((count) => count + 1);
    void progress.refetch().catch(() => undefined);
    void refetch().catch(() => undefined);
  };
  const isLive = useExamChanges(id, look);
  const { rows, isStale } = rowsOf(answer);
  const people = rows?.candidates;
  const isBeyond = people !== undefined && isBeyondEnd(people);
  const counts = (progress.data ?? progress.previousData)?.examProgress;
  const hasFailed = Boolean(progress.error ?? error);
  const clockLead = useClockLead(progress.data?.examProgress.at);
  const [step, setStep] = useState<Step | null>(null);
  const [isStepping, stepping] = useDisclosure(false);
  const stepIn = (next: Step): void => {
    setStep(next);
    stepping.open();
  };
  return (
    <Stack gap="lg">
      <ExamCounts progress={counts} isLive={isLive} hasFailed={hasFailed} />
      <Group justify="space-between" gap="sm">
        <Group component="search" flex="1 1 260px">
          <SearchBox
            label={words.search}
            search={search}
            onSearch={(next) => change({ search: next })}
          />
        </Group>
        <ExtendForAll quizId={id} onDone={look} />
      </Group>
      {error && !people && (
        <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />
      )}
      {isBeyond && !loading && <Navigate replace to={pageHref(people.totalPages)} />}
      {((!people && !error) || isBeyond) && <ListSkeleton />}
      {people?.totalCount === 0 && (
        <EmptyState title={search ? words.noMatch : words.empty} hint={words.emptyHint} />
      )}
      {people && people.items.length > 0 && (
        <Paged
          page={page}
          totalPages={people.totalPages}
          isStale={isStale}
          onTurn={(next) => change({ page: next })}
        >
          <ClockLead value={clockLead}>
            <RunningTable sittings={people.items} onStep={stepIn} />
          </ClockLead>
        </Paged>
      )}
      {step && (
        <AttemptStep step={step} opened={isStepping} onClose={stepping.close} onChanged={look} />
      )}
      <Stack gap="sm">
        <Title order={2}>{words.log}</Title>
        <ExamLog quizId={id} looks={looks} />
      </Stack>
    </Stack>
  );
}
