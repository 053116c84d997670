/** What learners may see of an attempt that was submitted, and when. */
import { ReviewContent, ReviewTime } from './exam-rules.entity.js';

/** Each includes what stands before it. */
const LEVELS = [
  ReviewContent.NOTHING,
  ReviewContent.SCORE,
  ReviewContent.ANSWERS,
  ReviewContent.KEY,
];

export interface ReviewFacts {
  /** What the exam's rules promise, and when. */
  content: ReviewContent;
  time: ReviewTime;
  releasedAt: Date | null;
  /** Null while the attempt runs. */
  submittedAt: Date | null;
  /** The candidate's own closing, or else the exam's; null: it never closes. */
  closesAt: Date | null;
  /** Whether the exam can still be started by anybody: active, submitted, not deleted. */
  isGiven: boolean;
  /** By the server's clock. */
  now: Date;
}

/** What has to come before more can be seen. */
export type ReviewBarrier = 'SUBMISSION' | 'CLOSING' | 'RELEASE';

export interface ReviewAllowed {
  /** What may be seen now. */
  content: ReviewContent;
  /** Null: there is nothing more to come. */
  waitsFor: ReviewBarrier | null;
  /** When that will have come, where it is known. */
  from: Date | null;
}

/**
 * The rule, live: a release or another closing holds for attempts that were submitted before it, too.
 * An exam that never closes has closed when it is no longer given.
 */
export function reviewOf(facts: ReviewFacts): ReviewAllowed {
  const { content } = facts;
  if (content === ReviewContent.NOTHING) return { content, waitsFor: null, from: null };
  const waitsFor = barrierOf(facts);
  if (waitsFor === null) return { content, waitsFor, from: null };
  const from = waitsFor === 'CLOSING' ? facts.closesAt : null;
  return { content: ReviewContent.NOTHING, waitsFor, from };
}

/** Whether what may be seen includes that. */
export function shows(allowed: ReviewContent, wanted: ReviewContent): boolean {
  return LEVELS.indexOf(allowed) >= LEVELS.indexOf(wanted);
}

function barrierOf(facts: ReviewFacts): ReviewBarrier | null {
  const { time, releasedAt, submittedAt } = facts;
  if (submittedAt === null) return 'SUBMISSION';
  if (time === ReviewTime.AFTER_CLOSING) return isClosed(facts) ? null : 'CLOSING';
  if (time === ReviewTime.ON_RELEASE) return releasedAt === null ? 'RELEASE' : null;
  return null;
}

function isClosed({ closesAt, isGiven, now }: ReviewFacts): boolean {
  return closesAt === null ? !isGiven : closesAt <= now;
}
