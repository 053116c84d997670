import { useQuery } from '@apollo/client/react';
import { Badge, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { conductTexts } from '../ui/conduct-texts';
import { formatNumber } from '../ui/format';
import { isBeyondEnd, Paged, rowsOf } from '../ui/paged';
import { SearchBox } from '../ui/search-box';
import { EmptyState, ErrorState } from '../ui/states';
import { texts } from '../ui/texts';
import { ExamLog } from './exam-log';
import { ExtendForAll } from './extend-for-all';
import { useListAddress } from './list-address';
import { ListSkeleton } from './list-skeleton';
import { PROGRESS, SITTINGS } from './sittings.query';
import { RunningTable } from './running-table';
import classes from './running-page.module.css';
import { useExamChanges } from './use-exam-changes';

const { running: words } = conductTexts;
const COUNTS = ['invited', 'registered', 'started', 'running', 'submitted'] as const;
const NO_CHOICES = [] as const;

/** Who is at it, as it happens, and where staff steps in. */
export function RunningPage() {
  const { id = '' } = useParams();
  const progress = useQuery(PROGRESS, {
    variables: { quizId: id },
    fetchPolicy: 'cache-and-network',
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
  const counts = progress.data?.examProgress;
  return (
    <Stack gap="lg">
      <Paper withBorder p="md">
        <Group justify="space-between" align="flex-start" gap="md">
          <Group component="dl" gap="xl" m={0}>
            {COUNTS.map((name) => (
              <Stack key={name} gap={0}>
                <Text component="dt" size="sm" c="dimmed">
                  {words.counts[name]}
                </Text>
                <Text component="dd" m={0} className={classes.count}>
                  {counts ? formatNumber(counts[name]) : <Skeleton h={28} w={36} mt={4} />}
                </Text>
              </Stack>
            ))}
          </Group>
          <Line isLive={isLive} />
        </Group>
      </Paper>
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
          <RunningTable sittings={people.items} onChanged={look} />
        </Paged>
      )}
      <Stack gap="sm">
        <Title order={2}>{words.log}</Title>
        <ExamLog quizId={id} looks={looks} />
      </Stack>
    </Stack>
  );
}

/** Whether the page hears of changes, or asks for them. */
function Line({ isLive }: { isLive: boolean | null }) {
  if (isLive === null) return <Skeleton h={22} w={90} aria-label={texts.common.loading} />;
  return (
    <Stack gap={2} align="flex-end" role="status">
      <Badge variant={isLive ? 'filled' : 'outline'} color={isLive ? 'green' : 'gray'} tt="none">
        {isLive ? words.live : words.polling}
      </Badge>
      {!isLive && (
        <Text size="sm" c="dimmed">
          {words.pollingHint}
        </Text>
      )}
    </Stack>
  );
}
