import { expect, it } from 'vitest';
import { lineGroups, linesFor } from './answer-lines';

it('has two lines for each mark, or twice as many, from three to a sheet', () => {
  const lines = (['1/3', '2', '2.5', '6', '40'] as const).map((marks) => [
    linesFor(marks, 'NORMAL'),
    linesFor(marks, 'PLENTY'),
  ]);
  expect(lines).toEqual([
    [3, 3],
    [4, 8],
    [5, 10],
    [12, 24],
    [28, 28],
  ]);
});

it('are together in groups of at least five, unless there are fewer', () => {
  for (let lines = 1; lines <= 28; lines += 1) {
    const groups = lineGroups(lines);
    expect(groups.reduce((sum, group) => sum + group, 0)).toBe(lines);
    expect(Math.min(...groups)).toBeGreaterThanOrEqual(Math.min(lines, 5));
    expect(Math.max(...groups)).toBeLessThan(10);
  }
  expect(lineGroups(12)).toEqual([6, 6]);
  expect(lineGroups(28)).toEqual([5, 5, 6, 6, 6]);
});
