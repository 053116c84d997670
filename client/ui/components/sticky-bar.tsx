import { useResizeObserver } from '@mantine/hooks';
import { useEffect, type ReactNode } from 'react';
import classes from './sticky-bar.module.css';

/** A taller bar would leave too little of a small window. */
const MAX_STUCK_PX = 112;

interface StickyBarProps {
  /** What stands before the actions, as a search or counts. On narrow screens they stand above them, and scroll away. */
  filters?: ReactNode;
  children: ReactNode;
}

/**
 * The row with the page's primary action. It stays below the header while the page scrolls, and heads of tables stay
 * below it: they read its height from `--bar-height`. A page has at most one.
 */
export function StickyBar({ filters, children }: StickyBarProps) {
  // With filters, the row has no box of its own on narrow screens.
  const [row, { height: rowHeight }] = useResizeObserver<HTMLDivElement>();
  const [actions, { height: actionsHeight }] = useResizeObserver<HTMLDivElement>();
  const height = rowHeight || actionsHeight;
  const isStuck = height <= MAX_STUCK_PX;
  const space = isStuck ? height : 0;
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bar-height', `${space}px`);
    return () => void style.removeProperty('--bar-height');
  }, [space]);
  const stuck = isStuck || undefined;
  if (!filters)
    return (
      <div ref={row} className={classes.bar} data-stuck={stuck}>
        {children}
      </div>
    );
  return (
    <div ref={row} className={`${classes.bar} ${classes.row}`} data-stuck={stuck}>
      <div className={classes.filters}>{filters}</div>
      <div ref={actions} className={classes.actions} data-stuck={stuck}>
        {children}
      </div>
    </div>
  );
}
