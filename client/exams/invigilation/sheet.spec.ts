import { describe, expect, it } from 'vitest';
import type { SheetAnswer, SheetRow } from './bubble-sheet.query';
import { mergeSheet, type Sheet } from './merge-sheet';
import { countViews, countWaiting, findRows, freezeOrder, sortRows } from './sheet-order';

const row = (attemptId: string, change: Partial<SheetRow> = {}): SheetRow => ({
  attemptId,
  name: attemptId,
  rollNumber: null,
  number: 1,
  answered: '00',
  answeredCount: 0,
  questionCount: 2,
  lastSavedAt: null,
  lastSeenAt: '2026-06-01T10:00:00Z',
  leaveCount: 0,
  connection: 'HERE',
  startedAt: '2026-06-01T09:00:00Z',
  deadlineAt: null,
  pausedAt: null,
  individuallyPausedAt: null,
  submittedAt: null,
  submittedBy: null,
  needs: [],
  ...change,
});
const answer = (at: string, rowCount: number, ...rows: SheetRow[]): SheetAnswer => ({
  at,
  rowCount,
  rows,
});
const ids = (rows: readonly SheetRow[]): string => rows.map(({ attemptId }) => attemptId).join('');

describe('mergeSheet', () => {
  const first = mergeSheet(null, answer('1', 2, row('a', { needs: ['LOST'] }), row('b'))) as Sheet;

  it('replaces what has changed, and keeps the rest', () => {
    const next = mergeSheet(first, answer('2', 3, row('c'), row('a', { answered: '01' })));
    expect(next?.at).toBe('2');
    expect([...(next?.rows.keys() ?? [])]).toEqual(['a', 'b', 'c']);
    expect(next?.rows.get('a')).toMatchObject({ answered: '01', needs: [] });
    expect(next?.rows.get('b')).toBe(first.rows.get('b'));
  });

  it('takes it that nobody else needs help', () => {
    const next = mergeSheet(first, answer('2', 2));
    expect(next?.rows.get('a')).toEqual(row('a'));
  });

  it('asks for the whole sheet when rows are gone', () => {
    expect(mergeSheet(first, answer('2', 1))).toBeNull();
    expect(mergeSheet(null, answer('2', 5, row('a')))?.rows.size).toBe(1);
  });

  it('goes on where it has not all rows, as of a large exam', () => {
    const next = mergeSheet(first, answer('2', 20_000, row('c')));
    expect(next?.rows.size).toBe(3);
    expect(next?.rowCount).toBe(20_000);
  });
});

describe('the order of the rows', () => {
  const rows = [
    row('a', { submittedAt: '2026-06-01T09:30:00Z' }),
    row('b', { submittedAt: '2026-06-01T09:40:00Z' }),
    row('d'),
    row('c'),
    row('e', { needs: ['LEFT_OFTEN'] }),
    row('f', { needs: ['LOST', 'LEFT_OFTEN'] }),
  ];

  it('has those who need help first, and the submitted ones last', () => {
    expect(ids(sortRows(rows))).toBe('fecdba');
  });

  it('has whoever cannot get in before the others, and whom staff have paused after them', () => {
    const more = [row('p', { needs: ['PAUSED'] }), row('r', { needs: ['RETURN_WAITING'] })];
    expect(ids(sortRows([...rows, ...more]))).toBe('rfepcdba');
  });

  it('stays as it is while somebody points at it', () => {
    expect(ids(freezeOrder(sortRows(rows), ['d', 'c', 'x', 'a']))).toBe('dcafeb');
  });

  it('says how many wait to be moved to the top', () => {
    expect(countWaiting(sortRows(rows))).toBe(0);
    expect(countWaiting(freezeOrder(sortRows(rows), ['d', 'f', 'c', 'e']))).toBe(1);
  });

  it('has views with their counts, and a search', () => {
    expect(countViews(rows)).toEqual({ all: 6, help: 2, running: 4, submitted: 2 });
    expect(ids(findRows(rows, 'help', ''))).toBe('ef');
    const named = [row('a', { name: 'Zoë  Ångström', rollNumber: '7' }), row('b', { name: 'Bo' })];
    expect(ids(findRows(named, 'all', ' ÅNG'))).toBe('a');
    expect(ids(findRows(named, 'running', '7'))).toBe('a');
    expect(ids(findRows(named, 'submitted', ''))).toBe('');
  });
});
