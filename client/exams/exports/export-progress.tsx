import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { exportTexts as words } from '../../ui/texts/export-texts';
import { formatNumber } from '../../ui/format';
import type { Export } from './export.query';

interface ExportProgressProps {
  row: Export | null;
  /** Why it could not be started. */
  failure: string | null;
  onRetry: () => void;
  onCancel: () => void;
}

/** The progress of the export that was started here. */
export function ExportProgress({ row, failure, onRetry, onCancel }: ExportProgressProps) {
  const reason = failure ?? (row?.state === 'FAILED' ? (row.problem?.message ?? '') : null);
  if (reason !== null) {
    return (
      <Alert role="alert" color="red" title={words.failed}>
        <Stack gap="sm" align="flex-start">
          {reason}
          <Button variant="default" size="xs" onClick={onRetry}>
            {words.retry}
          </Button>
        </Stack>
      </Alert>
    );
  }
  if (row?.state === 'DONE') return <Text role="status">{words.done}</Text>;
  if (row?.state !== 'QUEUED' && row?.state !== 'RUNNING') return null;
  const { rowsDone, rowsTotal, state } = row;
  const isCounted = state === 'RUNNING' && rowsTotal !== null;
  return (
    <Stack gap="xs">
      <Progress.Root>
        <Progress.Section
          value={isCounted ? (rowsDone / Math.max(1, rowsTotal)) * 100 : 0}
          aria-label={words.progress}
        />
      </Progress.Root>
      <Group justify="space-between">
        <Text role="status" size="sm">
          {isCounted ? words.rows(formatNumber(rowsDone), formatNumber(rowsTotal)) : words.waiting}
        </Text>
        <Button variant="default" size="xs" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Group>
    </Stack>
  );
}
