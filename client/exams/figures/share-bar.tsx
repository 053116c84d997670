import classes from './figures.module.css';

/** A percentage as a bar; the number is beside it. @param percent negative values show no bar */
export function ShareBar({ percent }: { percent: number }) {
  const width = Math.max(0, Math.min(100, percent));
  return (
    <svg className={classes.meter} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
      <rect className={classes.track} width={100} height={10} rx={2} />
      <rect className={classes.bar} width={width} height={10} rx={2} />
    </svg>
  );
}
