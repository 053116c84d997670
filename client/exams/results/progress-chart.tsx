import { Stack } from '@mantine/core';
import { formatPercent, useFormatTime } from '../../ui/format';
import { resultTexts } from '../../ui/texts/result-texts';
import classes from './progress-chart.module.css';
import { progressPoints, type ProgressPoint, type ProgressResult } from './progress-points';

const { learner: words } = resultTexts;
const SIZE = { width: 560, height: 130 };
const [LEFT, TOP, RIGHT, BOTTOM] = [52, 10, 12, 30];
const GRID = [0, 50, 100];
/** Half of the line that shows a pass mark. */
const HALF = 9;

/** Scores over time as a line; the table below has the same data. */
export function ProgressChart({ results }: { results: readonly ProgressResult[] }) {
  const formatTime = useFormatTime();
  const points = progressPoints(results, SIZE);
  const [first, last] = [points[0], points.at(-1)];
  const hasPassMark = points.some(({ passY }) => passY !== null);
  return (
    <Stack gap="xs" className={classes.box}>
      <svg
        className={classes.chart}
        viewBox={`${-LEFT} ${-TOP} ${LEFT + SIZE.width + RIGHT} ${TOP + SIZE.height + BOTTOM}`}
        role="img"
        aria-label={words.chart}
      >
        {GRID.map((percent) => {
          const y = SIZE.height * (1 - percent / 100);
          return (
            <g key={percent}>
              <line className={classes.rule} x1={0} x2={SIZE.width} y1={y} y2={y} />
              <text className={classes.label} x={-8} y={y + 4}>
                {formatPercent(percent)}
              </text>
            </g>
          );
        })}
        <polyline
          className={classes.line}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
        {first && (
          <text className={classes.date} x={0} y={SIZE.height + 24}>
            {formatTime(first.submittedAt)}
          </text>
        )}
        {last && last !== first && (
          <text className={classes.label} x={SIZE.width} y={SIZE.height + 24}>
            {formatTime(last.submittedAt)}
          </text>
        )}
        {points.map((point, index) => (
          <Point key={index} {...point} />
        ))}
      </svg>
      <ul className={classes.legend}>
        {points.some(({ isPassed }) => isPassed === true) && (
          <Entry isPassed>{words.legend.passed}</Entry>
        )}
        {points.some(({ isPassed }) => isPassed === false) && (
          <Entry isPassed={false}>{words.legend.notPassed}</Entry>
        )}
        {points.some(({ isPassed }) => isPassed === null) && (
          <Entry isPassed={null}>{words.legend.open}</Entry>
        )}
        {hasPassMark && (
          <li>
            <svg viewBox="0 0 18 18" aria-hidden>
              <line className={classes.pass} x1={0} x2={18} y1={9} y2={9} />
            </svg>
            {words.legend.passMark}
          </li>
        )}
      </ul>
    </Stack>
  );
}

function Point({ x, y, passY, isPassed }: ProgressPoint) {
  return (
    <g>
      {passY !== null && (
        <line className={classes.pass} x1={x - HALF} x2={x + HALF} y1={passY} y2={passY} />
      )}
      <Dot x={x} y={y} isPassed={isPassed} />
    </g>
  );
}

/** Its form, and not only its colour, says whether it is passed. */
function Dot({ x, y, isPassed }: Pick<ProgressPoint, 'x' | 'y' | 'isPassed'>) {
  if (isPassed === false)
    return <rect className={classes.failed} x={x - 5} y={y - 5} width={10} height={10} />;
  return <circle className={isPassed ? classes.passed : classes.open} cx={x} cy={y} r={5.5} />;
}

function Entry({ isPassed, children }: { isPassed: boolean | null; children: string }) {
  return (
    <li>
      <svg viewBox="0 0 18 18" aria-hidden>
        <Dot x={9} y={9} isPassed={isPassed} />
      </svg>
      {children}
    </li>
  );
}
