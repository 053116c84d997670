/** What learners may see of a submitted attempt, and when. */
import { ReviewContent, ReviewTime } from './exam-rules.entity.js';

/** Each level includes those before it. */
const LEVELS = [
  ReviewContent.NOTHING,
  ReviewContent.SCORE,
  ReviewContent.ANSWERS,
  ReviewContent.KEY,
];

export interface ReviewConditions {
  /** What the exam's rules let learners see, and when. */
  content: ReviewContent;
  time: ReviewTime;
  releasesAt: Date | null;
  /** When staff released or withdrew the results. */
  releasedAt: Date | null;
  withdrawnAt: Date | null;
  /** Whether all answers are marked and no marker is typing marks. */
  isMarked: boolean;
  /** Null while the attempt runs. */
  submittedAt: Date | null;
  /** When the exam accepts its last answers, of this candidate and of the others; null: never. */
  closesAt: Date | null;
  /** Whether the exam can still be started: its quiz is active, submitted and not deleted. */
  isAvailable: boolean;
  /** Whether another attempt of this candidate is running. */
  hasOwnRunningAttempt: boolean;
  /** Whether any attempt at the exam is running, previews excluded. */
  hasRunningAttempts: boolean;
  /** Whether any candidate's own window is still open, so that they may still take the exam. */
  hasLaterWindows: boolean;
  /** By the server's clock. */
  now: Date;
}

/** What must happen before the learner can see more. */
export type ReviewBarrier = 'SUBMISSION' | 'CLOSING' | 'OTHERS' | 'RELEASE' | 'MARKING';

export interface ReviewAllowed {
  /** What the learner may see now. */
  content: ReviewContent;
  /** Null: the learner sees all that the rules allow. */
  waitsFor: ReviewBarrier | null;
  /** When that will happen, if known. */
  from: Date | null;
}

/**
 * Computes the review from the current rules: releases and new closings apply to earlier submissions, too.
 * An exam without a closing counts as closed when it is unavailable and no attempt is running. Answers are
 * withheld from candidates with a running attempt, and from all candidates while an attempt is running or may
 * still start, because people talk. A release by staff overrides the latter. Late answers without a decision
 * neither count nor delay the review.
 */
export function reviewAllowedBy(conditions: ReviewConditions): ReviewAllowed {
  const { content } = conditions;
  if (content === ReviewContent.NOTHING) return { content, waitsFor: null, from: null };
  const waitsFor = scoreBarrier(conditions);
  if (waitsFor !== null) {
    return { content: ReviewContent.NOTHING, waitsFor, from: dateOfBarrier(conditions, waitsFor) };
  }
  const writing = includesContent(content, ReviewContent.ANSWERS)
    ? runningAttemptBarrier(conditions)
    : null;
  return { content: writing ? ReviewContent.SCORE : content, waitsFor: writing, from: null };
}

/** Whether the allowed level includes the wanted one. */
export function includesContent(allowed: ReviewContent, wanted: ReviewContent): boolean {
  return LEVELS.indexOf(allowed) >= LEVELS.indexOf(wanted);
}

function scoreBarrier(conditions: ReviewConditions): ReviewBarrier | null {
  const { time, releasesAt, releasedAt, withdrawnAt, submittedAt, isMarked, now } = conditions;
  if (submittedAt === null) return 'SUBMISSION';
  if (time === ReviewTime.AT_ONCE) return null;
  if (time === ReviewTime.AFTER_CLOSING) return isClosed(conditions) ? null : 'CLOSING';
  if (releasedAt !== null) return null;
  if (time === ReviewTime.ON_RELEASE || withdrawnAt !== null) return 'RELEASE';
  if (time === ReviewTime.AFTER_MARKING) return isMarked ? null : 'MARKING';
  return releasesAt !== null && releasesAt <= now ? null : 'RELEASE';
}

function dateOfBarrier(conditions: ReviewConditions, waitsFor: ReviewBarrier): Date | null {
  if (waitsFor === 'CLOSING') return conditions.closesAt;
  return waitsFor === 'RELEASE' ? releaseDateOf(conditions) : null;
}

/** State of the results, as far as it is the same for all learners. */
export enum ReleaseState {
  /** Learners who have submitted see them. */
  SHOWN = 'SHOWN',
  /** They will be shown automatically: after the closing, on a date, after marking. */
  AWAITED = 'AWAITED',
  /** Staff have to release them. */
  HELD = 'HELD',
}

export function releaseStateOf(
  conditions: Pick<ReviewConditions, 'time' | 'releasesAt' | 'releasedAt' | 'withdrawnAt'>,
  now: Date,
): ReleaseState {
  const { time, releasesAt, releasedAt, withdrawnAt } = conditions;
  if (time === ReviewTime.AT_ONCE) return ReleaseState.SHOWN;
  if (time === ReviewTime.AFTER_CLOSING) return ReleaseState.AWAITED;
  if (releasedAt !== null) return ReleaseState.SHOWN;
  if (time === ReviewTime.ON_RELEASE || withdrawnAt !== null) return ReleaseState.HELD;
  if (time === ReviewTime.AFTER_MARKING) return ReleaseState.AWAITED;
  if (releasesAt === null) return ReleaseState.HELD;
  return releasesAt <= now ? ReleaseState.SHOWN : ReleaseState.AWAITED;
}

/** Whether results wait for staff or a date: until then no learner sees them. */
export function waitsForRelease(
  conditions: Parameters<typeof releaseStateOf>[0],
  now: Date,
): boolean {
  const state = releaseStateOf(conditions, now);
  if (state === ReleaseState.HELD) return true;
  return state === ReleaseState.AWAITED && conditions.time === ReviewTime.ON_DATE;
}

/** The date that results wait for; null if they wait for none. */
export function releaseDateOf({
  time,
  releasesAt,
  releasedAt,
  withdrawnAt,
}: Pick<ReviewConditions, 'time' | 'releasesAt' | 'releasedAt' | 'withdrawnAt'>): Date | null {
  const waits = time === ReviewTime.ON_DATE && releasedAt === null && withdrawnAt === null;
  return waits ? releasesAt : null;
}

/** Which running attempts must end before answers are shown; null: none. */
function runningAttemptBarrier(conditions: ReviewConditions): ReviewBarrier | null {
  const { hasOwnRunningAttempt, hasRunningAttempts, hasLaterWindows, time, releasedAt } =
    conditions;
  if (hasOwnRunningAttempt) return 'SUBMISSION';
  if (time === ReviewTime.AT_ONCE || !(hasRunningAttempts || hasLaterWindows)) return null;
  const isByHand = time !== ReviewTime.AFTER_CLOSING && releasedAt !== null;
  return isByHand ? null : 'OTHERS';
}

function isClosed({ closesAt, isAvailable, hasRunningAttempts, now }: ReviewConditions): boolean {
  return closesAt === null ? !isAvailable && !hasRunningAttempts : closesAt <= now;
}
