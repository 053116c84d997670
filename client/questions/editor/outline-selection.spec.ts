import { expect, it } from 'vitest';
import { allOf, extended, kept, NO_SELECTION, toggled, type Selection } from './outline-selection';

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
