import { Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import type { ExamProgressQuery } from '../../gql/exams/graphql';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { BubbleRow } from '../../ui/pictures/bubble-row';
import { StateTag } from '../../ui/pictures/state-tag';
import { formatNumber, useFormatClock } from '../../ui/format';
import { Loading } from '../../ui/components/loading';
import type { SheetRow } from './bubble-sheet.query';
import { NextEnd } from './next-end';
import classes from './running-page.module.css';

const { running: words } = invigilationTexts;
const COUNTS = ['invited', 'registered', 'notStarted', 'started', 'running', 'submitted'] as const;

interface ExamCountsProps {
  /** From the last successful refresh. */
  progress: ExamProgressQuery['examProgress'] | undefined;
  /** How many learners need help; undefined until it is known. */
  helpCount: number | undefined;
  /** Of the sheet; undefined until they are known. */
  rows: readonly SheetRow[] | undefined;
  /** Whether the page gets live updates or polls; null until that is known. */
  isLive: boolean | null;
  /** Whether the last refresh failed. */
  hasError: boolean;
}

/**
 * The number of candidates in each state, the time of the counts, and the connection status. Bubbles fill as those who
 * started submit.
 */
export function ExamCounts(props: ExamCountsProps) {
  const { progress, helpCount, rows, isLive, hasError } = props;
  const formatClock = useFormatClock();
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" align="flex-start" gap="md">
        <Group component="dl" gap="var(--space-3) var(--space-5)" m={0}>
          <Stack gap={0}>
            <Text component="dt" size="sm" c="dimmed">
              {words.counts.help}
            </Text>
            <Text component="dd" m={0} className={classes.count} mod={{ help: Boolean(helpCount) }}>
              {helpCount === undefined ? (
                <Skeleton h={28} w={36} mt={4} />
              ) : (
                formatNumber(helpCount)
              )}
            </Text>
          </Stack>
          {(progress?.lateCount ? [...COUNTS, 'lateCount' as const] : COUNTS).map((name) => (
            <Stack key={name} gap={0}>
              <Text component="dt" size="sm" c="dimmed">
                {words.counts[name]}
              </Text>
              <Text component="dd" m={0} className={classes.count}>
                {progress ? formatNumber(progress[name]) : <Skeleton h={28} w={36} mt={4} />}
                {name === 'submitted' && progress && (
                  <BubbleRow done={progress.submitted} total={progress.started} />
                )}
              </Text>
            </Stack>
          ))}
        </Group>
        <Stack gap={2} align="flex-start">
          <ConnectionStatus isLive={isLive} hasError={hasError} />
          <Text component="div" size="sm" c="dimmed" className={classes.time}>
            {progress ? (
              words.lookedAt(formatClock(progress.at))
            ) : (
              <Skeleton h={14} my={4} w={120} />
            )}
          </Text>
          <NextEnd rows={rows} />
        </Stack>
      </Group>
    </Paper>
  );
}

function ConnectionStatus({ isLive, hasError }: Pick<ExamCountsProps, 'isLive' | 'hasError'>) {
  if (isLive === null && !hasError)
    return (
      <Loading>
        <Skeleton h={22} w={90} />
      </Loading>
    );
  const isHealthy = isLive === true && !hasError;
  const hint = hasError ? words.lookFailedHint : words.pollingHint;
  return (
    <Stack gap={2} align="flex-start" role="status">
      <StateTag state={hasError ? 'failed' : isLive ? 'on' : 'off'}>
        {hasError ? words.lookFailed : isLive ? words.live : words.polling}
      </StateTag>
      {!isHealthy && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
    </Stack>
  );
}
