import { describe, expect, it } from 'vitest';
import {
  allOf,
  extended,
  kept,
  NO_SELECTION,
  targetsOf,
  toggled,
  type Selection,
} from './outline-selection';

const ORDER = Array.from('abcdef');
const idsOf = ({ ids }: Selection): string => [...ids].sort().join('');

it('selects and releases one', () => {
  const one = toggled(NO_SELECTION, 'b');
  expect(idsOf(one)).toBe('b');
  expect(idsOf(toggled(one, 'd'))).toBe('bd');
  expect(idsOf(toggled(one, 'b'))).toBe('');
});

it('extends from where it began, in both directions', () => {
  const down = extended(NO_SELECTION, ORDER, 'c', 'd');
  expect(idsOf(down)).toBe('cd');
  expect(idsOf(extended(down, ORDER, 'd', 'e'))).toBe('cde');
  expect(idsOf(extended(down, ORDER, 'd', 'a'))).toBe('abc');
  expect(idsOf(extended(toggled(NO_SELECTION, 'e'), ORDER, 'a', 'f'))).toBe('ef');
});

it('begins again where the anchor is not shown any more', () => {
  const selection = toggled(NO_SELECTION, 'x');
  expect(idsOf(extended(selection, ORDER, 'b', 'c'))).toBe('bc');
  expect(idsOf(extended(selection, ORDER, 'x', 'c'))).toBe('c');
});

it('forgets what is not shown', () => {
  const all = allOf(ORDER);
  expect(kept(all, ORDER)).toBe(all);
  expect(idsOf(kept(all, ['a', 'c']))).toBe('ac');
});

describe('targets', () => {
  const base = { order: ORDER, activeId: 'e', isNoticed: false };

  it('are the selected rows, or else the one with the focus', () => {
    const selected = toggled(toggled(NO_SELECTION, 'd'), 'b');
    expect(targetsOf({ ...base, selected })).toEqual(['b', 'd']);
    expect(targetsOf({ ...base, selected, order: ['a', 'd', 'e'] })).toEqual(['d']);
    expect(targetsOf({ ...base, selected: NO_SELECTION })).toEqual(['e']);
    expect(targetsOf({ ...base, selected: NO_SELECTION, activeId: null })).toEqual([]);
  });

  it('are not another row once all selected ones have disappeared, until that was noticed', () => {
    const gone = { ...base, selected: toggled(NO_SELECTION, 'b'), order: ['a', 'c', 'e'] };
    expect(targetsOf(gone)).toBeNull();
    expect(targetsOf({ ...gone, isNoticed: true })).toEqual(['e']);
  });
});
