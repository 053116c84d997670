import { expect, it } from 'vitest';
import { linesFor } from './answer-lines';

it('has more lines for more marks, and shorter ones in two columns', () => {
  const lines = (['1/3', '2', '2.5', '4', '40'] as const).map((marks) => [
    linesFor(marks, '1'),
    linesFor(marks, '2'),
  ]);
  expect(lines).toEqual([
    [4, 8],
    [4, 8],
    [5, 10],
    [8, 16],
    [16, 24],
  ]);
});
