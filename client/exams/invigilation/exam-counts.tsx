import { Badge, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import type { ExamProgressQuery } from '../../gql/exams/graphql';
import { conductTexts } from '../../ui/texts/conduct-texts';
import { formatNumber, useFormatClock } from '../../ui/format';
import { Loading } from '../../ui/components/loading';
import classes from './running-page.module.css';

const { running: words } = conductTexts;
const COUNTS = ['invited', 'registered', 'started', 'running', 'submitted'] as const;

interface ExamCountsProps {
  /** As of the last look that was answered. */
  progress: ExamProgressQuery['examProgress'] | undefined;
  /** Whether the page hears of changes, or asks for them; null until that is known. */
  isLive: boolean | null;
  /** Whether the last look found nothing out. */
  hasFailed: boolean;
}

/** How many are where, since when that is known, and how the page hears of more. */
export function ExamCounts({ progress, isLive, hasFailed }: ExamCountsProps) {
  const formatClock = useFormatClock();
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" align="flex-start" gap="md">
        <Group component="dl" gap="xl" m={0}>
          {(progress?.lateCount ? [...COUNTS, 'lateCount' as const] : COUNTS).map((name) => (
            <Stack key={name} gap={0}>
              <Text component="dt" size="sm" c="dimmed">
                {words.counts[name]}
              </Text>
              <Text component="dd" m={0} className={classes.count}>
                {progress ? formatNumber(progress[name]) : <Skeleton h={28} w={36} mt={4} />}
              </Text>
            </Stack>
          ))}
        </Group>
        <Stack gap={2} align="flex-start">
          <Line isLive={isLive} hasFailed={hasFailed} />
          {progress && (
            <Text size="sm" c="dimmed" className={classes.time}>
              {words.lookedAt(formatClock(progress.at))}
            </Text>
          )}
        </Stack>
      </Group>
    </Paper>
  );
}

function Line({ isLive, hasFailed }: Pick<ExamCountsProps, 'isLive' | 'hasFailed'>) {
  if (isLive === null && !hasFailed)
    return (
      <Loading>
        <Skeleton h={22} w={90} />
      </Loading>
    );
  const isFine = isLive === true && !hasFailed;
  const hint = hasFailed ? words.lookFailedHint : words.pollingHint;
  return (
    <Stack gap={2} align="flex-start" role="status">
      <Badge variant={isFine ? 'filled' : 'outline'} color={isFine ? 'green' : 'gray'} tt="none">
        {hasFailed ? words.lookFailed : isLive ? words.live : words.polling}
      </Badge>
      {!isFine && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
    </Stack>
  );
}
