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
  const count = Math.min(total, MAX_BUBBLES);
  const filled = total === 0 ? 0 : (done / total) * count;
  return (
    <span className={classes.row} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const part = Math.min(Math.max(filled - index, 0), 1);
        return (
          <span key={index} className={classes.bubble}>
            <span className={classes.ink} style={{ scale: part.toFixed(2) }} />
          </span>
        );
      })}
    </span>
  );
}
