import { useApolloClient, useQuery } from '@apollo/client/react';
import { Group, Stack, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { conductTexts } from '../../ui/texts/conduct-texts';
import { NOT_NARROWED, useListAddress } from '../../ui/hooks/use-list-address';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { isBeyondEnd, Paged, rowsOf } from '../../ui/components/paged';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { SearchBox } from '../../ui/components/search-box';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { AttemptIntervention, type Step } from '../intervention/attempt-intervention';
import { ExamCounts } from './exam-counts';
import { ExamLog } from '../log/exam-log';
import { ExtendForAll } from './extend-for-all';
import { OutageNotices } from '../log/outage-notice';
import { OUTAGES } from '../log/outages.query';
import { ServerClock } from './server-clock';
import { EVENTS, PROGRESS, SITTINGS } from '../log/sittings.query';
import { RunningTable } from './running-table';
import { useExamChanges } from './use-exam-changes';
import { WrongCodesNotice } from '../log/wrong-codes-notice';
import { WRONG_CODES } from '../log/wrong-codes.query';

const { running: words } = conductTexts;

/** Who is at it, as it happens, and where staff steps in. */
export function RunningPage() {
  const { id = '' } = useParams();
  const apollo = useApolloClient();
  const progress = useQuery(PROGRESS, {
    variables: { quizId: id },
    // What it says of the clock holds only when it has just come.
    fetchPolicy: 'no-cache',
  });
  const { address, change, pageHref } = useListAddress(NOT_NARROWED);
  const { search, page } = address;
  const answer = useQuery(SITTINGS, {
    variables: { quizId: id, filter: { search, state: 'STARTED' }, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = answer;
  const look = (): void => {
    ignoreErrors(apollo.refetchQueries({ include: [EVENTS, OUTAGES, WRONG_CODES] }));
    ignoreErrors(progress.refetch());
    ignoreErrors(refetch());
  };
  const isLive = useExamChanges(id, look);
  const { rows, isStale } = rowsOf(answer);
  const people = rows?.candidates;
  const isBeyond = people !== undefined && isBeyondEnd(people);
  const counts = (progress.data ?? progress.previousData)?.examProgress;
  const hasFailed = Boolean(progress.error ?? error);
  const [step, setStep] = useState<Step | null>(null);
  const [isStepping, stepping] = useDisclosure(false);
  const stepIn = (next: Step): void => {
    setStep(next);
    stepping.open();
  };
  return (
    <ServerClock at={counts?.at}>
      <Stack gap="lg">
        <ExamCounts progress={counts} isLive={isLive} hasFailed={hasFailed} />
        <OutageNotices quizId={id} onDone={look} />
        <WrongCodesNotice quizId={id} />
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
          <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
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
            <RunningTable sittings={people.items} onStep={stepIn} />
          </Paged>
        )}
        {step && (
          <AttemptIntervention
            step={step}
            opened={isStepping}
            onClose={stepping.close}
            onChanged={look}
          />
        )}
        <Stack gap="sm">
          <Title order={2}>{words.log}</Title>
          <ExamLog quizId={id} />
        </Stack>
      </Stack>
    </ServerClock>
  );
}
