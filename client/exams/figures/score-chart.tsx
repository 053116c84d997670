import { Stack } from '@mantine/core';
import { formatNumber } from '../../ui/format';
import { figureTexts } from '../figure-texts';
import { Table } from '../../ui/components/table';
import type { Figures } from './figures.query';
import classes from './figures.module.css';

type Bin = Figures['distribution'][number];

const { distribution: words, scores } = figureTexts;
const [STEP, GAP, HEIGHT, FOOT, HEAD] = [52, 8, 140, 20, 16];

/** The distribution of scores, as bars and as a table. */
export function ScoreChart({ bins }: { bins: readonly Bin[] }) {
  const maxCount = Math.max(1, ...bins.map(({ count }) => count));
  const width = bins.length * STEP;
  return (
    <Stack gap="sm" className={classes.chartBox}>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${width} ${HEAD + HEIGHT + FOOT}`}
        role="img"
        aria-label={words.label}
      >
        {bins.map((bin, place) => {
          const height = (HEIGHT * bin.count) / maxCount;
          const top = HEAD + HEIGHT - height;
          const middle = place * STEP + STEP / 2;
          return (
            <g key={bin.to} className={classes.bin}>
              <rect
                className={classes.bar}
                x={place * STEP + GAP / 2}
                y={top}
                width={STEP - GAP}
                height={height}
                rx={2}
              />
              {bin.count > 0 && (
                <text className={classes.label} x={middle} y={top - 4}>
                  {formatNumber(bin.count)}
                </text>
              )}
              <text
                className={`${classes.label} ${classes.edges}`}
                x={middle}
                y={HEAD + HEIGHT + 15}
              >
                {shortOf(bin)}
              </text>
            </g>
          );
        })}
        <line
          className={classes.axis}
          x1={0}
          x2={width}
          y1={HEAD + HEIGHT + 0.5}
          y2={HEAD + HEIGHT + 0.5}
        />
      </svg>
      <details className={classes.more}>
        <summary>{words.asTable}</summary>
        <Table aria-label={scores.heading}>
          <thead>
            <tr>
              <th>{words.score}</th>
              <th>{words.attempts}</th>
            </tr>
          </thead>
          <tbody>
            {bins.map((bin) => (
              <tr key={bin.to}>
                <td>{nameOf(bin)}</td>
                <td>{formatNumber(bin.count)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Stack>
  );
}

function nameOf({ from, to }: Bin): string {
  return from === null ? words.below : words.bin(formatNumber(from), formatNumber(to));
}

function shortOf({ from, to }: Bin): string {
  return from === null ? '< 0' : `${formatNumber(from)}–${formatNumber(to)}`;
}
