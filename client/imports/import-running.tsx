import { Text } from '@mantine/core';
import { formatNumber } from '../ui/format';
import { importTexts as words } from '../ui/texts/import-texts';
import type { Import } from './state/import.query';
import { StepBar } from './step-bar';

/**
 * The progress of an import.
 * @param isLost the server cannot be reached: the last known progress is shown
 */
export function ImportRunning({ row, isLost }: { row: Import; isLost: boolean }) {
  const { phase, rowsDone, rowsTotal } = row;
  const isCounted = rowsTotal !== null && phase !== 'READING';
  const percent = isCounted ? Math.round((rowsDone / Math.max(1, rowsTotal)) * 100) : null;
  const said = phase === 'PICTURES' ? words.pictures : words.rows;
  const counts = isCounted ? said(formatNumber(rowsDone), formatNumber(rowsTotal)) : words.reading;
  return (
    <>
      <StepBar
        current={phase ?? 'READING'}
        detail={row.state === 'QUEUED' ? words.waiting : counts}
        percent={percent}
      />
      <Text size="sm" c="dimmed">
        {isLost ? words.lostTouch : words.leave}
      </Text>
    </>
  );
}
