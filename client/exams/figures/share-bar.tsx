import classes from './figures.module.css';

interface ShareBarProps {
  /** Negative values show no bar. */
  percent: number;
  /** Of a second series. */
  isSecond?: boolean;
}

/** A percentage as a bar; the number is beside it. */
export function ShareBar({ percent, isSecond = false }: ShareBarProps) {
  const width = Math.max(0, Math.min(100, percent));
  return (
    <svg className={classes.meter} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
      <rect className={classes.track} width={100} height={10} rx={2} />
      <rect
        className={classes.bar}
        data-second={isSecond || undefined}
        width={width}
        height={10}
        rx={2}
      />
    </svg>
  );
}
