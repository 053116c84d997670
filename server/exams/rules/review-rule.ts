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
  releasesAt: Date | null;
  /** By hand, and kept back by hand. */
  releasedAt: Date | null;
  withdrawnAt: Date | null;
  /** Whether nothing of the attempt waits to be marked, or is being marked now. */
  isMarked: boolean;
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
export type ReviewBarrier = 'SUBMISSION' | 'CLOSING' | 'OTHERS' | 'RELEASE' | 'MARKING';

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
 * from whoever writes, and from everybody as long as somebody does or may, unless a person decided just now
 * that they are shown: people talk. A late answer that nobody has decided on counts nothing, and holds
 * nothing up.
 */
export function reviewAllowedBy(facts: ReviewFacts): ReviewAllowed {
  const { content } = facts;
  if (content === ReviewContent.NOTHING) return { content, waitsFor: null, from: null };
  const waitsFor = barrierOf(facts);
  if (waitsFor !== null) {
    return { content: ReviewContent.NOTHING, waitsFor, from: fromOf(facts, waitsFor) };
  }
  const writing = shows(content, ReviewContent.ANSWERS) ? writingOf(facts) : null;
  return { content: writing ? ReviewContent.SCORE : content, waitsFor: writing, from: null };
}

/** Whether what may be seen includes that. */
export function shows(allowed: ReviewContent, wanted: ReviewContent): boolean {
  return LEVELS.indexOf(allowed) >= LEVELS.indexOf(wanted);
}

function barrierOf(facts: ReviewFacts): ReviewBarrier | null {
  const { time, releasesAt, releasedAt, withdrawnAt, submittedAt, isMarked, now } = facts;
  if (submittedAt === null) return 'SUBMISSION';
  if (time === ReviewTime.AT_ONCE) return null;
  if (time === ReviewTime.AFTER_CLOSING) return isClosed(facts) ? null : 'CLOSING';
  if (releasedAt !== null) return null;
  if (time === ReviewTime.ON_RELEASE || withdrawnAt !== null) return 'RELEASE';
  if (time === ReviewTime.AFTER_MARKING) return isMarked ? null : 'MARKING';
  return releasesAt !== null && releasesAt <= now ? null : 'RELEASE';
}

function fromOf(facts: ReviewFacts, waitsFor: ReviewBarrier): Date | null {
  if (waitsFor === 'CLOSING') return facts.closesAt;
  return waitsFor === 'RELEASE' ? releaseDateOf(facts) : null;
}

/** How results stand, as far as that is the same for all learners. */
export enum ReleaseState {
  /** They are shown to whoever has handed in. */
  SHOWN = 'SHOWN',
  /** They will be by themselves: after the closing, on a date, after marking. */
  AWAITED = 'AWAITED',
  /** Staff have to release them. */
  HELD = 'HELD',
}

export function releaseStateOf(
  facts: Pick<ReviewFacts, 'time' | 'releasesAt' | 'releasedAt' | 'withdrawnAt'>,
  now: Date,
): ReleaseState {
  const { time, releasesAt, releasedAt, withdrawnAt } = facts;
  if (time === ReviewTime.AT_ONCE) return ReleaseState.SHOWN;
  if (time === ReviewTime.AFTER_CLOSING) return ReleaseState.AWAITED;
  if (releasedAt !== null) return ReleaseState.SHOWN;
  if (time === ReviewTime.ON_RELEASE || withdrawnAt !== null) return ReleaseState.HELD;
  if (time === ReviewTime.AFTER_MARKING) return ReleaseState.AWAITED;
  if (releasesAt === null) return ReleaseState.HELD;
  return releasesAt <= now ? ReleaseState.SHOWN : ReleaseState.AWAITED;
}

/** Whether results wait for a person or a date: to all learners they say nothing until then. */
export function waitsForRelease(facts: Parameters<typeof releaseStateOf>[0], now: Date): boolean {
  const state = releaseStateOf(facts, now);
  if (state === ReleaseState.HELD) return true;
  return state === ReleaseState.AWAITED && facts.time === ReviewTime.ON_DATE;
}

/** The date that results wait for; null where they wait for none. */
export function releaseDateOf({
  time,
  releasesAt,
  releasedAt,
  withdrawnAt,
}: Pick<ReviewFacts, 'time' | 'releasesAt' | 'releasedAt' | 'withdrawnAt'>): Date | null {
  const waits = time === ReviewTime.ON_DATE && releasedAt === null && withdrawnAt === null;
  return waits ? releasesAt : null;
}

/** Who has to come to an end before answers can be seen; null: nobody. */
function writingOf(facts: ReviewFacts): ReviewBarrier | null {
  const { isSitting, isTaken, isAwaited, time, releasedAt } = facts;
  if (isSitting) return 'SUBMISSION';
  if (time === ReviewTime.AT_ONCE || !(isTaken || isAwaited)) return null;
  const isByHand = time !== ReviewTime.AFTER_CLOSING && releasedAt !== null;
  return isByHand ? null : 'OTHERS';
}

function isClosed({ closesAt, isGiven, isTaken, now }: ReviewFacts): boolean {
  return closesAt === null ? !isGiven && !isTaken : closesAt <= now;
}
