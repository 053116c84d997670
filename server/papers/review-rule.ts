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
  /** When the exam takes its last answers, for this candidate and for the others; null: never. */
  closesAt: Date | null;
  /** Whether the exam can still be started by anybody: active, submitted, not deleted. */
  isGiven: boolean;
  /** Whether this candidate is at another attempt of it. */
  isSitting: boolean;
  /** Whether anybody is at an attempt of it, previews aside. */
  isTaken: boolean;
  /** Whether somebody has a later window of their own, in which they may still take it. */
  isAwaited: boolean;
  /** By the server's clock. */
  now: Date;
}

/** What has to come before more can be seen. */
export type ReviewBarrier = 'SUBMISSION' | 'CLOSING' | 'OTHERS' | 'RELEASE';

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
 * An exam that never closes has closed when it is no longer given, and nobody is at it. Answers are kept
 * from whoever writes, and after the closing from everybody as long as somebody does or may: people talk.
 */
export function reviewOf(facts: ReviewFacts): ReviewAllowed {
  const { content } = facts;
  if (content === ReviewContent.NOTHING) return { content, waitsFor: null, from: null };
  const waitsFor = barrierOf(facts);
  if (waitsFor !== null) {
    const from = waitsFor === 'CLOSING' ? facts.closesAt : null;
    return { content: ReviewContent.NOTHING, waitsFor, from };
  }
  const writing = shows(content, ReviewContent.ANSWERS) ? writingOf(facts) : null;
  return { content: writing ? ReviewContent.SCORE : content, waitsFor: writing, from: null };
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

/** Who has to come to an end before answers can be seen; null: nobody. */
function writingOf({ isSitting, isTaken, isAwaited, time }: ReviewFacts): ReviewBarrier | null {
  if (isSitting) return 'SUBMISSION';
  return (isTaken || isAwaited) && time === ReviewTime.AFTER_CLOSING ? 'OTHERS' : null;
}

function isClosed({ closesAt, isGiven, isTaken, now }: ReviewFacts): boolean {
  return closesAt === null ? !isGiven && !isTaken : closesAt <= now;
}
