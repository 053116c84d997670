import { expect, it } from 'vitest';
import { progressPoints, type ProgressResult } from './progress-points';

const SIZE = { width: 300, height: 100 };
const result = (day: number, percent: number | null, passMark: number | null): ProgressResult => ({
  submittedAt: `2026-01-${String(day).padStart(2, '0')}T10:00:00Z`,
  percent,
  passMark,
  maxScore: 20,
  isPassed: null,
});

it('are placed by time and by per cent, the earliest first', () => {
  const points = progressPoints([result(4, 75, 10), result(2, 50, null), result(1, 0, 5)], SIZE);
  expect(points.map(({ x, y, passY }) => [Math.round(x), y, passY])).toEqual([
    [0, 100, 75],
    [100, 50, null],
    [300, 25, 50],
  ]);
});

it('stay within the chart, and leave out what has no percentage', () => {
  const points = progressPoints([result(1, -40, null), result(1, null, 5)], SIZE);
  expect(points).toMatchObject([{ x: 150, y: 100, passY: null, isPassed: null }]);
  expect(progressPoints([], SIZE)).toEqual([]);
});
