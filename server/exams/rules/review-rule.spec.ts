import { describe, expect, it } from 'vitest';
import { after, before, now, REVIEW_CASES, submitted } from '../../../test/setup/review-cases.js';
import { ReviewContent, ReviewTime } from './exam-rules.entity.js';
import {
  includesContent,
  releaseDateOf,
  ReleaseState,
  releaseStateOf,
  reviewAllowedBy,
  waitsForRelease,
} from './review-rule.js';

const { NOTHING, SCORE, ANSWERS, KEY } = ReviewContent;
const { AT_ONCE, AFTER_CLOSING, ON_RELEASE, ON_DATE, AFTER_MARKING } = ReviewTime;

describe('a review', () => {
  const cases = [SCORE, ANSWERS, KEY].flatMap((content) =>
    REVIEW_CASES.map(([time, name, state, waitsFor, from]) => {
      const conditions = { ...submitted, ...state, content, time };
      return { name, content, time, conditions, waitsFor, from };
    }),
  );

  it.each(cases)('of $content, $time, $name', ({ content, conditions, waitsFor, from }) => {
    const allowed = waitsFor === null ? content : NOTHING;
    expect(reviewAllowedBy(conditions)).toEqual({ content: allowed, waitsFor, from });
  });

  it.each(REVIEW_CASES)('of nothing waits for nothing: %s, %s', (time, _name, state) => {
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
    [AFTER_CLOSING, 'may still take it', { mayOthersStart: true }],
    [ON_DATE, 'writes', { hasRunningAttempts: true, releasedAt: null }],
    [ON_DATE, 'may still take it', { mayOthersStart: true, releasedAt: null }],
    [AFTER_MARKING, 'writes', { hasRunningAttempts: true, releasedAt: null }],
    [AFTER_MARKING, 'may still take it', { mayOthersStart: true, releasedAt: null }],
  ])('are withheld from all candidates, %s, while somebody %s', (time, _name, state) => {
    const taken = { ...conditions, releasesAt: before, time, ...state };
    expect(reviewAllowedBy({ ...taken, content: KEY })).toEqual({
      content: SCORE,
      waitsFor: 'OTHERS',
      from: null,
    });
    expect(reviewAllowedBy({ ...taken, content: SCORE })).toMatchObject({ content: SCORE });
    const none = { hasRunningAttempts: false, mayOthersStart: false };
    expect(reviewAllowedBy({ ...taken, content: KEY, ...none })).toMatchObject({ content: KEY });
  });

  it.each([ON_RELEASE, ON_DATE, AFTER_MARKING])(
    'are shown after a release by staff, although attempts run: %s',
    (time) => {
      const taken = {
        ...conditions,
        time,
        hasRunningAttempts: true,
        mayOthersStart: true,
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

describe('the state of the results', () => {
  const { SHOWN, AWAITED, WITHHELD } = ReleaseState;
  const undecided = { releasesAt: null, releasedAt: null, withdrawnAt: null };
  const released = { releasedAt: before };
  const withdrawn = { withdrawnAt: before };

  it.each([
    [AT_ONCE, {}, SHOWN, null],
    [AFTER_CLOSING, {}, AWAITED, null],
    [AFTER_CLOSING, released, AWAITED, null],
    [ON_RELEASE, {}, WITHHELD, null],
    [ON_RELEASE, { releasesAt: before }, WITHHELD, null],
    [ON_RELEASE, released, SHOWN, null],
    [ON_RELEASE, withdrawn, WITHHELD, null],
    [ON_DATE, {}, WITHHELD, null],
    [ON_DATE, { releasesAt: after }, AWAITED, after],
    [ON_DATE, { releasesAt: now }, SHOWN, now],
    [ON_DATE, { releasesAt: after, ...released }, SHOWN, null],
    [ON_DATE, { releasesAt: before, ...withdrawn }, WITHHELD, null],
    [AFTER_MARKING, {}, AWAITED, null],
    [AFTER_MARKING, released, SHOWN, null],
    [AFTER_MARKING, withdrawn, WITHHELD, null],
  ])('%s, %j, is %s', (time, decisions, state, date) => {
    const conditions = { ...undecided, ...decisions, time, now };
    expect(releaseStateOf(conditions)).toBe(state);
    expect(releaseDateOf(conditions)).toBe(date);
    const waits = state === WITHHELD || (time === ON_DATE && state === AWAITED);
    expect(waitsForRelease(conditions)).toBe(waits);
  });
});
