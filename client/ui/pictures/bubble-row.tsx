import { filledOf } from '../../design/bubble-row';
import classes from './bubble-row.module.css';

const MAX_BUBBLES = 10;

interface BubbleRowProps {
  done: number;
  total: number;
}

/**
 * A row of bubbles that fill as work gets done. Up to ten, one for each; of more, each stands for a tenth. The
 * numbers stand beside it in words, so it is hidden from screen readers.
 */
export function BubbleRow({ done, total }: BubbleRowProps) {
  const shown = Math.min(total, MAX_BUBBLES);
  const filled = filledOf(done, total, shown);
  return (
    <span className={classes.row} aria-hidden="true">
      {Array.from({ length: shown }, (_, index) => (
        <span key={index} className={classes.bubble} data-filled={index < filled || undefined} />
      ))}
    </span>
  );
}
