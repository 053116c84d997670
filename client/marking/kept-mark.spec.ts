import { expect, it } from 'vitest';
import type { MarkDraft } from './mark-draft';
import type { MarkingAnswer } from './marking.query';
import { foundStale, hasArrived, type KeptMark } from './kept-mark';

/** The answer as it stands, of version 4. */
const opened = (isMine: boolean): MarkingAnswer =>
  ({
    version: 4,
    isMine,
    levels: [],
    answered: { marks: 2, grade: { source: 'MARKER', comment: 'Now', markedBy: 'Ada' } },
  }) as unknown as MarkingAnswer;
const draft = (marks: string, comment = 'Now'): MarkDraft => ({
  ...{ marks, comment, reason: '', levels: {} },
});
const typed = draft('3', 'Then');

it.each<[string, boolean, KeptMark | null, boolean]>([
  ['nothing', true, null, false],
  ['what was typed for the state that stands', true, { draft: typed, version: 4 }, false],
  ['what stands by now', true, { draft: draft('2.0'), version: 1 }, false],
  ["somebody else's later marks", false, { draft: typed, version: 3 }, true],
  ["one's own later marks from elsewhere", true, { draft: typed, version: 3 }, true],
  [
    'what was sent and arrived',
    true,
    { draft: typed, version: 3, unsure: [draft('1'), draft('2')] },
    false,
  ],
  ['what was sent and did not', true, { draft: typed, version: 3, unsure: [draft('1')] }, true],
  [
    'what arrived and was changed again',
    true,
    { draft: typed, version: 2, unsure: [draft('2')] },
    true,
  ],
  [
    "somebody else's that are the same",
    false,
    { draft: typed, version: 3, unsure: [draft('2')] },
    true,
  ],
])('of %s (own: %s) it is asked: %#', (_name, isMine, kept, isAsked) => {
  const theirs = foundStale(opened(isMine), kept);
  const standing = { marks: 2, comment: 'Now', levels: [], version: 4 };
  expect(theirs).toEqual(
    isAsked ? { ...standing, source: 'MARKER', markedBy: 'Ada', isMine } : null,
  );
});

it('what a colleague gave meanwhile has not been sent from here, though it says the same', () => {
  const standing = { marks: 2, comment: 'Now', levels: [], version: 4 };
  const before = { version: 3, unsure: [draft('2')] };
  expect(hasArrived({ ...standing, isMine: true }, before)).toBe(true);
  expect(hasArrived({ ...standing, isMine: false }, before)).toBe(false);
  expect(hasArrived(standing, before)).toBe(false);
});
