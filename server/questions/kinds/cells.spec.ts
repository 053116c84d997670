import { describe, expect, it } from 'vitest';
import { readKey } from './key-cell.js';
import { marksInCell, penaltyInCell } from './marks-cell.js';

/** Cells as people write them; the rules of the `_M` routes are tested in mcq.spec.ts. */
describe('a key that is written freely', () => {
  it.each([
    ['Ans: -2', ['4', '2', '-2', '1'], 3],
    ['Ans-B', ['x', 'y'], 2],
    ['Answer - (b)', ['x', 'y'], 2],
    ['−3', ['-3', '-1', '4'], 1],
    ['-2', ['−2', '−1', '0', '1'], 1],
    ['.5', ['0.5', '0.25', '1', '2', '5'], 1],
    ['.4', ['0.25', '0.4', '0.5', '0.75'], 2],
    ['-3', ['-3.0', '-2.0', '-1.0'], 1],
    ['B) Kabul', ['Rome', 'kabul'], 2],
    ['(B)', ['B', 'C'], 2],
  ])('%s among %j is option %i', (cell, options, position) => {
    expect(readKey(cell, options, 'TOLERANT')).toBe(position);
  });

  it.each([
    // Two ways to read it.
    ['2.00', ['2', '3', '4', '5']],
    ['3', ['2.00', '3.00', '4.00', '5.00']],
    ['A) Kabul', ['Rome', 'Kabul']],
    ['A, B', ['Rome', 'Kabul']],
  ])('%s among %j is a fault', (cell, options) => {
    expect(readKey(cell, options, 'TOLERANT')).toEqual(expect.any(String));
  });
});

describe('marks that are written freely', () => {
  it.each([
    ['2,5', '2.5'],
    ['+4', '4'],
    ['4 marks', '4'],
    ['1 / 3', '1/3'],
    ['', null],
    // A thousand, or one with three decimals: nothing is guessed.
    ['1,000', '1,000'],
    ['many', 'many'],
  ])('%j is read as %j', (cell, marks) => {
    expect(marksInCell(cell)).toBe(marks);
  });

  it.each([
    ['0.25', '-0.25'],
    ['-1', '-1'],
    ['−1/3', '-1/3'],
    ['', null],
  ])('a penalty of %j takes %j', (cell, marks) => {
    expect(penaltyInCell(cell)).toBe(marks);
  });
});
