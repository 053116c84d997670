import { describe, expect, it } from 'vitest';
import type { MarkingAnswer } from './marking-queue.query';
import {
  appendRemark,
  toMarkDraft,
  isValidMark,
  isSameDraft,
  isComplete,
  currentLevels,
  marksOfDraft,
  marksOfLevels,
  isUnfinished,
  expandRemark,
} from './mark-draft';

const answer = {
  answered: { maxMarks: '5.25' },
  settings: { step: 0.5 },
  levels: [{ criterionId: 'a', levelId: 'old', marks: '0.1' }],
  rubric: {
    criteria: [
      { id: 'a', levels: [{ id: 'new', marks: '3' }] },
      {
        id: 'b',
        levels: [
          { id: 'good', marks: '0.2' },
          { id: 'best', marks: '9' },
        ],
      },
    ],
  },
} as unknown as MarkingAnswer;

describe('typed marks', () => {
  it.each([
    ['1/', true],
    ['1/3', false],
    ['1', false],
    ['/', false],
  ])('%s begins a fraction: %s', (typed, expected) => {
    expect(isUnfinished(typed)).toBe(expected);
  });

  it.each([
    [null, true],
    ['0', true],
    ['2.5', true],
    ['5.25', true],
    ['2.25', false],
    ['1/3', false],
    ['5.5', false],
    ['-0.5', false],
    [undefined, false],
  ])('accepts %s: %s', (marks, expected) => {
    expect(isValidMark(marks, answer, null)).toBe(expected);
  });
});

it('sums the marks of levels exactly, with the marks at choice, and limits the sum to the maximum', () => {
  expect(marksOfLevels(answer, {})).toBeNull();
  expect(marksOfLevels(answer, { a: 'old', b: 'good' })).toBe('0.3');
  expect(marksOfLevels(answer, { a: 'new', b: 'good' })).toBe('3.2');
  expect(marksOfLevels(answer, { b: 'best' })).toBe('5.25');
  expect(isValidMark('0.3', answer, '0.3')).toBe(true);
});

it('keeps thirds exact, in levels and in full marks', () => {
  const level = (id: string) => ({ id: `of ${id}`, marks: '1/3' });
  const criteria = ['a', 'b', 'c'].map((id) => ({ id, levels: [level(id)] }));
  const thirds = {
    answered: { maxMarks: '4/3' },
    settings: { step: 1 },
    levels: [],
    rubric: { criteria },
  } as unknown as MarkingAnswer;
  const [one, two] = [{ a: 'of a' }, { a: 'of a', b: 'of b' }];
  expect(marksOfLevels(thirds, two)).toBe('2/3');
  expect(marksOfLevels(thirds, { ...two, c: 'of c' })).toBe('1');
  expect(isValidMark('1/3', thirds, marksOfLevels(thirds, one))).toBe(true);
  expect(isValidMark('4/3', thirds, null)).toBe(true);
});

it('treats drafts as equal when they would be stored equally', () => {
  const draft = toMarkDraft({
    marks: '2',
    comment: 'x',
    levels: [{ criterionId: 'a', levelId: 'b' }],
  });
  expect(isSameDraft(draft, { ...draft, marks: '2.0' })).toBe(true);
  expect(isSameDraft(draft, { ...draft, marks: '' })).toBe(false);
  expect(isSameDraft(draft, { ...draft, comment: 'x ' })).toBe(false);
  expect(isSameDraft(draft, { ...draft, levels: {} })).toBe(false);
});

it('expands the shortcut of a remark', () => {
  const remarks = [{ shortcut: 'u', text: 'Which unit?' }];
  expect(expandRemark('Good. /u ', remarks)).toBe('Good. Which unit? ');
  expect(expandRemark('/U ', remarks)).toBe('Which unit? ');
  expect(expandRemark('and/u ', remarks)).toBe('and/u ');
  expect(expandRemark('/x ', remarks)).toBe('/x ');
  expect(appendRemark('Good.', 'Why?')).toBe('Good. Why?');
  expect(appendRemark('', 'Why?')).toBe('Why?');
});

it('keeps levels of removed criteria in unchanged marks, and ignores them in new marks', () => {
  const stored = {
    ...answer,
    answered: { maxMarks: '5.25', marks: '1.2' },
    levels: [
      { criterionId: 'b', levelId: 'good', marks: '0.2' },
      { criterionId: 'gone', levelId: 'x', marks: '1' },
    ],
  } as unknown as MarkingAnswer;
  const levels = { b: 'good', gone: 'x' };
  const draft = { marks: '1.2', comment: 'More', reason: '', levels };
  expect(marksOfDraft(stored, draft)).toBe('1.2');
  expect(marksOfDraft(stored, { ...draft, marks: '1' })).toBe('0.2');
  expect(marksOfLevels(stored, { ...levels, a: 'new' })).toBe('3.2');
  expect(currentLevels(stored, levels)).toEqual({ b: 'good' });
  expect(isComplete(stored, levels)).toBe(false);
  expect(isComplete(stored, { ...levels, a: 'new' })).toBe(true);
});

it('uses the corrected marks of a level that is chosen again', () => {
  const levels = [{ criterionId: 'b', levelId: 'good', marks: '1' }];
  const stored = { ...answer, levels } as unknown as MarkingAnswer;
  expect(marksOfLevels(stored, { b: 'good' })).toBe('0.2');
});
