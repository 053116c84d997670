import { describe, expect, it } from 'vitest';
import { ReviewContent, ReviewTime } from './exam-rules.entity.js';
import { reviewAllowedBy, includesContent, type ReviewConditions } from './review-rule.js';

const { NOTHING, SCORE, ANSWERS, KEY } = ReviewContent;
const { AT_ONCE, AFTER_CLOSING, ON_RELEASE, ON_DATE, AFTER_MARKING } = ReviewTime;

const now = new Date('2027-01-10T12:00:00Z');
const before = new Date('2027-01-10T11:59:59.999Z');
const after = new Date('2027-01-10T12:00:00.001Z');

const submitted: ReviewConditions = {
  content: KEY,
  time: AT_ONCE,
  releasesAt: null,
  releasedAt: null,
  withdrawnAt: null,
  isMarked: true,
  submittedAt: before,
  closesAt: null,
  isAvailable: true,
  hasOwnRunningAttempt: false,
  hasRunningAttempts: false,
  hasLaterWindows: false,
  now,
};

/** A time, a state, and what the review waits for; null: nothing. */
const TABLE: [ReviewTime, string, Partial<ReviewConditions>, string | null, Date | null][] = [
  [AT_ONCE, 'running', { submittedAt: null }, 'SUBMISSION', null],
  [AT_ONCE, 'running, closed', { submittedAt: null, closesAt: before }, 'SUBMISSION', null],
  [AT_ONCE, 'submitted', {}, null, null],
  [AT_ONCE, 'submitted, open', { closesAt: after }, null, null],
  [AT_ONCE, 'submitted, not given', { isAvailable: false }, null, null],
  [AFTER_CLOSING, 'running', { submittedAt: null, closesAt: before }, 'SUBMISSION', null],
  [AFTER_CLOSING, 'before the closing', { closesAt: after }, 'CLOSING', after],
  [AFTER_CLOSING, 'at the closing', { closesAt: now }, null, null],
  [AFTER_CLOSING, 'after the closing', { closesAt: before }, null, null],
  [AFTER_CLOSING, 'without a closing', {}, 'CLOSING', null],
  [AFTER_CLOSING, 'without one, not given any more', { isAvailable: false }, null, null],
  [
    AFTER_CLOSING,
    'without one, not given any more, still taken',
    { isAvailable: false, hasRunningAttempts: true },
    'CLOSING',
    null,
  ],
  [AFTER_CLOSING, 'without one, given, awaited', { hasLaterWindows: true }, 'CLOSING', null],
  [AT_ONCE, 'submitted, awaited', { hasLaterWindows: true }, null, null],
  [ON_RELEASE, 'released, awaited', { releasedAt: before, hasLaterWindows: true }, null, null],
  [AT_ONCE, 'submitted, taken by others', { hasRunningAttempts: true }, null, null],
  [
    ON_RELEASE,
    'released, taken by others',
    { releasedAt: before, hasRunningAttempts: true },
    null,
    null,
  ],
  [
    AFTER_CLOSING,
    'not given any more, before its closing',
    { isAvailable: false, closesAt: after },
    'CLOSING',
    after,
  ],
  [AFTER_CLOSING, 'released only', { releasedAt: before }, 'CLOSING', null],
  [ON_RELEASE, 'running', { submittedAt: null, releasedAt: before }, 'SUBMISSION', null],
  [ON_RELEASE, 'unreleased', {}, 'RELEASE', null],
  [
    ON_RELEASE,
    'unreleased, closed, not given',
    { closesAt: before, isAvailable: false },
    'RELEASE',
    null,
  ],
  [ON_RELEASE, 'released', { releasedAt: before }, null, null],
  [ON_RELEASE, 'unreleased, with a date of before', { releasesAt: before }, 'RELEASE', null],
  [ON_RELEASE, 'withdrawn', { withdrawnAt: before }, 'RELEASE', null],
  [ON_DATE, 'running', { submittedAt: null, releasesAt: before }, 'SUBMISSION', null],
  [ON_DATE, 'before the date', { releasesAt: after }, 'RELEASE', after],
  [ON_DATE, 'at the date', { releasesAt: now }, null, null],
  [ON_DATE, 'after the date', { releasesAt: before, isMarked: false }, null, null],
  [ON_DATE, 'without a date', {}, 'RELEASE', null],
  [ON_DATE, 'before the date, released', { releasesAt: after, releasedAt: before }, null, null],
  [ON_DATE, 'released, taken', { releasedAt: before, hasRunningAttempts: true }, null, null],
  [ON_DATE, 'withdrawn', { releasesAt: before, withdrawnAt: before }, 'RELEASE', null],
  [ON_DATE, 'withdrawn before it', { releasesAt: after, withdrawnAt: before }, 'RELEASE', null],
  [AFTER_MARKING, 'running', { submittedAt: null }, 'SUBMISSION', null],
  [AFTER_MARKING, 'unmarked', { isMarked: false }, 'MARKING', null],
  [AFTER_MARKING, 'unmarked, closed', { isMarked: false, closesAt: before }, 'MARKING', null],
  [AFTER_MARKING, 'marked', {}, null, null],
  [AFTER_MARKING, 'unmarked, released', { isMarked: false, releasedAt: before }, null, null],
  [AFTER_MARKING, 'marked, withdrawn', { withdrawnAt: before }, 'RELEASE', null],
  [ON_RELEASE, 'released, open', { releasedAt: before, closesAt: after }, null, null],
];

describe('a review', () => {
  const cases = [SCORE, ANSWERS, KEY].flatMap((content) =>
    TABLE.map(([time, name, state, waitsFor, from]) => {
      const conditions = { ...submitted, ...state, content, time };
      return { name, content, time, conditions, waitsFor, from };
    }),
  );

  it.each(cases)('of $content, $time, $name', ({ content, conditions, waitsFor, from }) => {
    const allowed = waitsFor === null ? content : NOTHING;
    expect(reviewAllowedBy(conditions)).toEqual({ content: allowed, waitsFor, from });
  });

  it.each(TABLE)('of nothing waits for nothing: %s, %s', (time, _name, state) => {
    const conditions = { ...submitted, ...state, content: NOTHING, time };
    expect(reviewAllowedBy(conditions)).toEqual({ content: NOTHING, waitsFor: null, from: null });
  });
});

describe('answers and key', () => {
  const conditions = { ...submitted, releasedAt: before, closesAt: before };
  const times = [AT_ONCE, AFTER_CLOSING, ON_RELEASE, ON_DATE, AFTER_MARKING];

  it.each(times)('are withheld from candidates with a running attempt: %s', (time) => {
    const sitting = { ...conditions, time, hasOwnRunningAttempt: true, hasRunningAttempts: true };
    for (const content of [ANSWERS, KEY])
      expect(reviewAllowedBy({ ...sitting, content })).toMatchObject({
        content: SCORE,
        waitsFor: 'SUBMISSION',
      });
    expect(reviewAllowedBy({ ...sitting, content: SCORE })).toMatchObject({ content: SCORE });
  });

  it.each([
    [AFTER_CLOSING, 'writes', { hasRunningAttempts: true }],
    [AFTER_CLOSING, 'may still take it', { hasLaterWindows: true }],
    [ON_DATE, 'writes', { hasRunningAttempts: true, releasedAt: null }],
    [ON_DATE, 'may still take it', { hasLaterWindows: true, releasedAt: null }],
    [AFTER_MARKING, 'writes', { hasRunningAttempts: true, releasedAt: null }],
    [AFTER_MARKING, 'may still take it', { hasLaterWindows: true, releasedAt: null }],
  ])('are withheld from all candidates, %s, while somebody %s', (time, _name, state) => {
    const taken = { ...conditions, releasesAt: before, time, ...state };
    expect(reviewAllowedBy({ ...taken, content: KEY })).toEqual({
      content: SCORE,
      waitsFor: 'OTHERS',
      from: null,
    });
    expect(reviewAllowedBy({ ...taken, content: SCORE })).toMatchObject({ content: SCORE });
    const none = { hasRunningAttempts: false, hasLaterWindows: false };
    expect(reviewAllowedBy({ ...taken, content: KEY, ...none })).toMatchObject({ content: KEY });
  });

  it.each([ON_RELEASE, ON_DATE, AFTER_MARKING])(
    'are shown after a release by staff, although attempts run: %s',
    (time) => {
      const taken = {
        ...conditions,
        time,
        hasRunningAttempts: true,
        hasLaterWindows: true,
        content: KEY,
      };
      expect(reviewAllowedBy(taken)).toMatchObject({ content: KEY, waitsFor: null });
    },
  );
});

it('includes the lower levels in each level', () => {
  const levels = [NOTHING, SCORE, ANSWERS, KEY];
  for (const [place, allowed] of levels.entries())
    for (const [wanted, level] of levels.entries())
      expect(includesContent(allowed, level)).toBe(wanted <= place);
});
