import { expect, it } from 'vitest';
import type { MarkDraft } from './mark-draft';
import type { MarkingAnswer } from './marking-queue.query';
import { findConflict, hasArrived, type StoredMarkDraft } from './mark-conflict';

/** The stored answer, version 4. */
const opened = (isMine: boolean): MarkingAnswer =>
  ({
    version: 4,
    isMine,
    levels: [],
    answered: { marks: '2', grade: { source: 'MARKER', comment: 'Now', markedBy: 'Ada' } },
  }) as unknown as MarkingAnswer;
const draft = (marks: string, comment = 'Now'): MarkDraft => ({
  ...{ marks, comment, reason: '', levels: {} },
});
const typed = draft('3', 'Then');

it.each<[string, boolean, StoredMarkDraft | null, boolean]>([
  ['no draft', true, null, false],
  ['a draft of the stored version', true, { draft: typed, version: 4 }, false],
  ['a draft equal to the stored marks', true, { draft: draft('2.0'), version: 1 }, false],
  ["somebody else's later marks", false, { draft: typed, version: 3 }, true],
  ["one's own later marks from elsewhere", true, { draft: typed, version: 3 }, true],
  [
    'a save that arrived',
    true,
    { draft: typed, version: 3, unsure: [draft('1'), draft('2')] },
    false,
  ],
  ['a save that did not arrive', true, { draft: typed, version: 3, unsure: [draft('1')] }, true],
  [
    'a save that arrived and was changed again',
    true,
    { draft: typed, version: 2, unsure: [draft('2')] },
    true,
  ],
  ["somebody else's equal marks", false, { draft: typed, version: 3, unsure: [draft('2')] }, true],
])('detects a conflict with %s (own: %s): %#', (_name, isMine, stored, isConflict) => {
  const theirs = findConflict(opened(isMine), stored);
  const state = { marks: '2', comment: 'Now', levels: [], version: 4 };
  expect(theirs).toEqual(
    isConflict ? { ...state, source: 'MARKER', markedBy: 'Ada', isMine } : null,
  );
});

it('does not take equal marks of a colleague for our own save', () => {
  const state = { marks: '2', comment: 'Now', levels: [], version: 4 };
  const before = { version: 3, unsure: [draft('2')] };
  expect(hasArrived({ ...state, isMine: true }, before)).toBe(true);
  expect(hasArrived({ ...state, isMine: false }, before)).toBe(false);
  expect(hasArrived(state, before)).toBe(false);
});
