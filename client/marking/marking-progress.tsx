import { Stack, Text } from '@mantine/core';
import { formatNumber } from '../ui/format';
import { markingTexts as words } from '../ui/texts/marking-texts';
import classes from './desk.module.css';

interface MarkingProgressProps {
  waiting: number;
  marked: number;
}

/** The progress of marking, as a bar and as text. */
export function MarkingProgress({ waiting, marked }: MarkingProgressProps) {
  const all = waiting + marked;
  const part = all === 0 ? 0 : (100 * marked) / all;
  return (
    <Stack gap={6}>
      <Text role="status">{words.progress(formatNumber(marked), formatNumber(all))}</Text>
      <div
        role="progressbar"
        aria-label={words.progressLabel}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={marked}
        className={classes.bar}
      >
        <div className={classes.filled} style={{ width: `${part}%` }} />
      </div>
    </Stack>
  );
}
