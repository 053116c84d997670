import { expect, it } from 'vitest';
import { linesFor } from './answer-lines';

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
