import { describe, expect, it } from 'vitest';
import type { OutlineRow } from './outline.query';
import {
  faultsOf,
  foundText,
  matcherOf,
  movesBack,
  placeAfterStep,
  placedTogether,
  rowMarks,
  runsOf,
  shownText,
} from './outline-rows';

const row = (id: string, text = id): OutlineRow => ({
  __typename: 'McqQuestion',
  ...{ id, kind: 'MCQ', text, marks: '2', wrongMarks: null, version: 1 },
  options: [{ id: `${id}1`, text: `An option of ${id}` }],
});
const rows = Array.from('abcdef').map((id) => row(id));
const idsOf = (list: readonly OutlineRow[]): string => list.map(({ id }) => id).join('');

describe('placing rows together', () => {
  it.each([
    ['f', 1, 'fabcde'],
    ['a', 6, 'bcdefa'],
    ['bd', 5, 'acefbd'],
    ['af', 1, 'afbcde'],
    ['ea', 3, 'bceadf'],
  ])('puts %s at place %i, as the server does', (ids, place, expected) => {
    expect(idsOf(placedTogether(rows, Array.from(ids), place))).toBe(expected);
  });

  it('ignores rows that are gone', () => {
    expect(idsOf(placedTogether(rows, ['x', 'c'], 1))).toBe('cabdef');
  });
});

describe('runs', () => {
  it.each([
    ['c', [['c', 3]]],
    ['bc', [['bc', 2]]],
    [
      'fba',
      [
        ['ab', 1],
        ['f', 6],
      ],
    ],
    ['', []],
  ])('of %s', (ids, expected) => {
    const runs = runsOf(rows, Array.from(ids)).map((run) => [run.ids.join(''), run.place]);
    expect(runs).toEqual(expected);
  });

  it('are restored by moving all to the end, and then each to its place', () => {
    for (const [ids, place] of [
      ['ace', 1],
      ['bdf', 4],
      ['af', 2],
    ] as const) {
      const moved = placedTogether(rows, Array.from(ids), place);
      const runs = runsOf(rows, Array.from(ids));
      let now = placedTogether(moved, Array.from(ids), rows.length - ids.length + 1);
      for (const run of runs) now = placedTogether(now, run.ids, run.place);
      expect(idsOf(now)).toBe('abcdef');
    }
  });

  it.each([
    ['ac', 1, 'bc'],
    ['bd', 4, 'bcde'],
    ['ae', 2, 'abcde'],
  ])('of %s at %i are restored by one move, so that nobody comes between', (ids, place, moved) => {
    const after = placedTogether(rows, Array.from(ids), place);
    const [back, ...others] = movesBack(rows, Array.from(ids), place, 5);
    expect(others).toEqual([]);
    expect(back?.ids.join('')).toBe(moved);
    expect(idsOf(placedTogether(after, back?.ids ?? [], back?.place ?? 0))).toBe('abcdef');
    expect(movesBack(rows, Array.from(ids), place, 1)).toHaveLength(2);
  });
});

describe('a step', () => {
  it.each([
    ['c', -1, 'acbdef'],
    ['c', 1, 'abdcef'],
    ['bc', 1, 'adbcef'],
    ['bd', -1, 'bdacef'],
    ['bd', 1, 'acebdf'],
    ['af', 1, 'bcdeaf'],
    ['ac', -1, 'acbdef'],
  ] as const)('moves %s by %i', (ids, step, expected) => {
    const place = placeAfterStep(rows, Array.from(ids), step);
    expect(idsOf(placedTogether(rows, Array.from(ids), place ?? 0))).toBe(expected);
  });

  it.each([
    ['ab', -1],
    ['ef', 1],
    ['', 1],
  ] as const)('of %s by %i leads nowhere', (ids, step) => {
    expect(placeAfterStep(rows, Array.from(ids), step)).toBeNull();
  });
});

describe('a search', () => {
  const found = (text: string, search: string): string => {
    const { before, match, after } = foundText(text, search);
    return `${before}[${match}]${after}`;
  };

  it.each([
    ['Into which sea does the Nile flow?', 'nile', '…does the [Nile] flow?'],
    ['The  Nile\nflows', 'NILE', 'The [Nile] flows'],
    ['Into which sea does the Nile flow?', '', 'Into which sea does the Nile flow?[]'],
    ['Into which sea does the Nile flow?', 'an option', 'Into which sea does the Nile flow?[]'],
    ['Donaudampfschifffahrtsgesellschaft', 'gesell', '…schifffahrts[gesell]schaft'],
  ])('in %s for %s shows what was found', (text, search, shown) => {
    expect(found(text, search)).toBe(shown);
  });

  it('shows what was found far behind what a row shows', () => {
    expect(found(`${'word '.repeat(100)}Nile`, 'Nile')).toBe('…word word [Nile]');
  });

  it.each([
    ['', true],
    ['  NILE ', true],
    ['option of a', true],
    ['7', true],
    ['70', false],
    ['amazon', false],
  ])('for "%s"', (search, expected) => {
    expect(matcherOf(search)(row('a', 'Where is the Nile?'), 7)).toBe(expected);
  });
});

it('shows the beginning of a long question in one line', () => {
  expect(shownText(' One\n  two ')).toBe('One two');
  expect(shownText('x'.repeat(161))).toBe(`${'x'.repeat(160)}…`);
});

it('counts marks by the rules of the exam, then those of the question, then one', () => {
  expect(rowMarks(row('a'), '3')).toBe('3');
  expect(rowMarks(row('a'), null)).toBe('2');
  expect(rowMarks({ ...row('a'), marks: null }, null)).toBe('1');
});

it('names the worst fault of a question, and no advice', () => {
  const finding = (questionId: string | null, severity: 'BLOCKING' | 'WARNING' | 'ADVICE') => ({
    ...{ code: 'ANY', severity, message: severity, questionId },
  });
  const faults = faultsOf([
    finding('a', 'WARNING'),
    finding('a', 'BLOCKING'),
    finding('b', 'WARNING'),
    finding('c', 'ADVICE'),
    finding(null, 'BLOCKING'),
  ]);
  expect([...faults]).toEqual([
    ['a', { isBlocking: true, message: 'BLOCKING' }],
    ['b', { isBlocking: false, message: 'WARNING' }],
  ]);
});
