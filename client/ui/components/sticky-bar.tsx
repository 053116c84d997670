import { useEffect, useRef, useState, type ReactNode } from 'react';
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
 * below it: they read its height from `--bar-height`. Messages stay below `--bar-end`, where it ends before the page
 * scrolls. A page has at most one.
 */
export function StickyBar({ filters, children }: StickyBarProps) {
  const row = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const [isStuck, setStuck] = useState(true);
  useEffect(() => {
    const parts = [row.current, actions.current].filter((part) => part !== null);
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // With filters, the row has no box of its own on narrow screens.
      const box = parts.find((part) => part.offsetHeight > 0);
      const height = box?.offsetHeight ?? 0;
      setStuck(height <= MAX_STUCK_PX);
      style.setProperty('--bar-height', `${height <= MAX_STUCK_PX ? height : 0}px`);
      if (box && window.scrollY === 0)
        style.setProperty('--bar-end', `${box.getBoundingClientRect().bottom}px`);
    });
    for (const part of parts) observer.observe(part);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-height');
      style.removeProperty('--bar-end');
    };
  }, []);
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
