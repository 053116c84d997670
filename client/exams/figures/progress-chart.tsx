import classes from './figures.module.css';

const [STEP, HEIGHT] = [24, 100];

/** Scores over time, as bars; the table below has the same data. */
export function ProgressChart({ label, percents }: { label: string; percents: readonly number[] }) {
  const width = Math.max(10, percents.length) * STEP;
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${width} ${HEIGHT + 1}`}
      role="img"
      aria-label={label}
    >
      {percents.map((percent, place) => {
        const height = Math.max(1, Math.min(HEIGHT, percent));
        return (
          <rect
            key={place}
            className={classes.bar}
            x={place * STEP + 3}
            y={HEIGHT - height}
            width={STEP - 6}
            height={height}
            rx={2}
          />
        );
      })}
      <line className={classes.axis} x1={0} x2={width} y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} />
    </svg>
  );
}
