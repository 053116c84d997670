import { describe, expect, it } from 'vitest';
import { column, tableOf, testStatistics } from '../../test/setup/marks-tables.js';
import type { MarksTable } from './marks-table.js';

describe('a table that contradicts itself', () => {
  it.each<[string, MarksTable]>([
    ['another total', tableOf([column([1, 0])], { totals: Float64Array.of(1, 1) })],
    ['half a unit', tableOf([column([1, 0])], { totals: Float64Array.of(0.5, 0) })],
    ['no units', tableOf([column([1, 0])], { unitsPerMark: 0 })],
    ['a total beyond 2^31', tableOf([], { totals: Float64Array.of(2 ** 31 + 1) })],
    ['a short column', tableOf([column([1, 0]), column([1])])],
    ['a negative maximum', tableOf([column([1, 0], { maxUnits: -1 })])],
    ['no such option', tableOf([column([1], { choices: Uint8Array.of(3), optionCount: 2 })])],
    ['attempts of the same paper', tableOf([column([1], { attempts: Uint32Array.of(0) })])],
    [
      'attempts out of order',
      tableOf([column([1, 0], { attempts: Uint32Array.of(1, 0) })], { isSamePaper: false }),
    ],
    [
      'no such attempt',
      tableOf([column([1], { attempts: Uint32Array.of(1) })], { isSamePaper: false }),
    ],
  ])('is refused: %s', (_, table) => {
    expect(() => testStatistics(table)).toThrow(RangeError);
  });
});
