/** Cases of the review rule, for both of its forms: `reviewAllowedBy` and the SQL of `scoreShown`. */
import { ReviewContent, ReviewTime } from '../../server/exams/rules/exam-rules.entity.js';
import type { ReviewConditions } from '../../server/exams/rules/review-rule.js';

const { AT_ONCE, AFTER_CLOSING, ON_RELEASE, ON_DATE, AFTER_MARKING } = ReviewTime;

export const now = new Date('2027-01-10T12:00:00Z');
export const before = new Date('2027-01-10T11:59:59.999Z');
export const after = new Date('2027-01-10T12:00:00.001Z');

export const submitted: ReviewConditions = {
  content: ReviewContent.KEY,
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
  mayOthersStart: false,
  now,
};

/** A time, a state, and what the review waits for; null: nothing. */
type ReviewCase = [
  time: ReviewTime,
  name: string,
  state: Partial<ReviewConditions>,
  waitsFor: string | null,
  from: Date | null,
];

export const REVIEW_CASES: readonly ReviewCase[] = [
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
  [AFTER_CLOSING, 'without one, given, awaited', { mayOthersStart: true }, 'CLOSING', null],
  [AT_ONCE, 'submitted, awaited', { mayOthersStart: true }, null, null],
  [ON_RELEASE, 'released, awaited', { releasedAt: before, mayOthersStart: true }, null, null],
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
