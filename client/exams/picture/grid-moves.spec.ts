import { expect, it } from 'vitest';
import { movedBy } from './grid-moves';

const SIZE = { rows: 30, columns: 40 };

it.each([
  ['ArrowUp', false, { row: 0, column: 5 }],
  ['ArrowDown', false, { row: 1, column: 5 }],
  ['ArrowLeft', false, { row: 0, column: 4 }],
  ['ArrowRight', false, { row: 0, column: 6 }],
  ['Home', false, { row: 0, column: 0 }],
  ['End', false, { row: 0, column: 39 }],
  ['End', true, { row: 29, column: 39 }],
  ['PageDown', false, { row: 10, column: 5 }],
])('%s (with Ctrl: %s) moves within the grid', (key, isWide, to) => {
  expect(movedBy(key, isWide, { row: 0, column: 5 }, SIZE)).toEqual(to);
});

it('does not move beyond the edges, nor by another key', () => {
  const corner = { row: 29, column: 39 };
  for (const key of ['ArrowDown', 'ArrowRight', 'PageDown'])
    expect(movedBy(key, false, corner, SIZE)).toEqual(corner);
  expect(movedBy('Home', true, corner, SIZE)).toEqual({ row: 0, column: 0 });
  expect(movedBy('a', false, corner, SIZE)).toBeNull();
});
