import { useResizeObserver } from '@mantine/hooks';
import { useEffect, type ReactNode } from 'react';
import classes from './sticky-bar.module.css';

/** A taller bar would leave too little of a small window. */
const MAX_STUCK_PX = 112;

/**
 * The row with the page's primary action. It stays below the header while the page scrolls, and heads of tables stay
 * below it: they read its height from `--bar-height`. A page has at most one.
 */
export function StickyBar({ children }: { children: ReactNode }) {
  const [ref, { height }] = useResizeObserver<HTMLDivElement>();
  const isStuck = height <= MAX_STUCK_PX;
  const space = isStuck ? height : 0;
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bar-height', `${space}px`);
    return () => void style.removeProperty('--bar-height');
  }, [space]);
  return (
    <div ref={ref} className={classes.bar} data-stuck={isStuck || undefined}>
      {children}
    </div>
  );
}
