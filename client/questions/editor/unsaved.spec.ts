import { expect, it } from 'vitest';
import { draftNameOf, newDraftName } from '../content/draft-name';
import { NEW } from './use-open-question';
import { unsavedOf } from './unsaved';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));
const closed = { quizId: 'q', rows, openId: null, isOpenUnsaved: false };
const stored = new Set([draftNameOf('b'), draftNameOf('x'), newDraftName('MCQ', 'q')]);

it('knows which questions of the quiz have drafts, and of the open one what is typed', () => {
  expect(unsavedOf(closed, [], stored)).toEqual({ ids: new Set(['b']), lost: [], hasNew: true });
  const open = { ...closed, openId: 'a', isOpenUnsaved: true };
  expect(unsavedOf(open, [], stored).ids).toEqual(new Set(['a', 'b']));
  expect(unsavedOf({ ...open, openId: 'b', isOpenUnsaved: false }, [], stored).ids.size).toBe(0);
  expect(unsavedOf({ ...open, openId: NEW, isOpenUnsaved: false }, [], stored).hasNew).toBe(false);
});

it('counts drafts of questions that somebody else has taken out of the quiz', () => {
  expect(unsavedOf(closed, ['x'], stored).lost).toEqual(['x']);
  const open = { ...closed, openId: 'y', isOpenUnsaved: true };
  expect(unsavedOf(open, ['x', 'y'], stored).lost).toEqual(['x', 'y']);
  // It was saved, or it is back.
  expect(unsavedOf({ ...open, isOpenUnsaved: false }, ['y'], stored).lost).toEqual([]);
  expect(unsavedOf(closed, ['b'], stored)).toMatchObject({ ids: new Set(['b']), lost: [] });
});
