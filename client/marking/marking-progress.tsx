import { Text } from '@mantine/core';
import { formatNumber } from '../ui/format';
import { BubbleRow } from '../ui/pictures/bubble-row';
import { markingTexts as words } from '../ui/texts/marking-texts';
import classes from './marking-progress.module.css';

interface MarkingProgressProps {
  waiting: number;
  marked: number;
}

/** The progress of marking, as bubbles that fill and as text. */
export function MarkingProgress({ waiting, marked }: MarkingProgressProps) {
  const all = waiting + marked;
  return (
    <div className={classes.progress}>
      <Text role="status">{words.progress(formatNumber(marked), formatNumber(all))}</Text>
      <div
        role="progressbar"
        aria-label={words.progressLabel}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={marked}
        className={classes.bubbles}
      >
        <BubbleRow done={marked} total={all} />
      </div>
    </div>
  );
}
