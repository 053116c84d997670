import { describe, expect, it } from 'vitest';
import type { MarkingAnswer } from './marking.query';
import {
  addedRemark,
  draftOf,
  isGivable,
  isSameDraft,
  isWhole,
  levelsInUse,
  marksOfDraft,
  marksOfLevels,
  marksTyped,
  withRemark,
} from './mark-draft';

const answer = {
  answered: { maxMarks: 5.25 },
  settings: { step: 0.5 },
  levels: [{ criterionId: 'a', levelId: 'old', marks: 0.1 }],
  rubric: {
    criteria: [
      { id: 'a', levels: [{ id: 'new', marks: 3 }] },
      {
        id: 'b',
        levels: [
          { id: 'good', marks: 0.2 },
          { id: 'best', marks: 9 },
        ],
      },
    ],
  },
} as unknown as MarkingAnswer;

describe('marks that are typed', () => {
  it.each([
    ['', null],
    [' ', null],
    ['2', 2],
    ['12', 12],
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['2.', 2],
    ['.5', 0.5],
    ['2.555', NaN],
    ['-1', NaN],
    ['two', NaN],
    ['1e3', NaN],
  ])('%s are %s', (typed, marks) => {
    expect(marksTyped(typed)).toBe(marks);
  });

  it.each([
    [null, true],
    [0, true],
    [2.5, true],
    [5.25, true],
    [2.25, false],
    [5.5, false],
    [NaN, false],
  ])('%s can be given: %s', (marks, expected) => {
    expect(isGivable(marks, answer, null)).toBe(expected);
  });
});

it('levels come to what they were when they were chosen, exactly, and to all marks at most', () => {
  expect(marksOfLevels(answer, {})).toBeNull();
  expect(marksOfLevels(answer, { a: 'old', b: 'good' })).toBe(0.3);
  expect(marksOfLevels(answer, { a: 'new', b: 'good' })).toBe(3.2);
  expect(marksOfLevels(answer, { b: 'best' })).toBe(5.25);
  expect(isGivable(0.3, answer, 0.3)).toBe(true);
});

it('drafts are the same when they would be stored the same', () => {
  const draft = draftOf({ marks: 2, comment: 'x', levels: [{ criterionId: 'a', levelId: 'b' }] });
  expect(isSameDraft(draft, { ...draft, marks: '2.0' })).toBe(true);
  expect(isSameDraft(draft, { ...draft, marks: '' })).toBe(false);
  expect(isSameDraft(draft, { ...draft, comment: 'x ' })).toBe(false);
  expect(isSameDraft(draft, { ...draft, levels: {} })).toBe(false);
});

it('a remark is typed by its shortcut', () => {
  const remarks = [{ shortcut: 'u', text: 'Which unit?' }];
  expect(withRemark('Good. /u ', remarks)).toBe('Good. Which unit? ');
  expect(withRemark('/U ', remarks)).toBe('Which unit? ');
  expect(withRemark('and/u ', remarks)).toBe('and/u ');
  expect(withRemark('/x ', remarks)).toBe('/x ');
  expect(addedRemark('Good.', 'Why?')).toBe('Good. Why?');
  expect(addedRemark('', 'Why?')).toBe('Why?');
});

it('levels of criteria that are no more stay with what stands, and make no new marks', () => {
  const standing = {
    ...answer,
    answered: { maxMarks: 5.25, marks: 1.2 },
    levels: [
      { criterionId: 'b', levelId: 'good', marks: 0.2 },
      { criterionId: 'gone', levelId: 'x', marks: 1 },
    ],
  } as unknown as MarkingAnswer;
  const levels = { b: 'good', gone: 'x' };
  const draft = { marks: '1.2', comment: 'More', reason: '', levels };
  expect(marksOfDraft(standing, draft)).toBe(1.2);
  expect(marksOfDraft(standing, { ...draft, marks: '1' })).toBe(0.2);
  expect(marksOfLevels(standing, { ...levels, a: 'new' })).toBe(3.2);
  expect(levelsInUse(standing, levels)).toEqual({ b: 'good' });
  expect(isWhole(standing, levels)).toBe(false);
  expect(isWhole(standing, { ...levels, a: 'new' })).toBe(true);
});

it('a level whose marks were corrected is worth what its radio says once it is chosen again', () => {
  const levels = [{ criterionId: 'b', levelId: 'good', marks: 1 }];
  const standing = { ...answer, levels } as unknown as MarkingAnswer;
  expect(marksOfLevels(standing, { b: 'good' })).toBe(0.2);
});
