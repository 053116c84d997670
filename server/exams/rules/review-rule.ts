/** What learners may see of a submitted attempt, and when. */
import {
  allOf,
  anyOf,
  equals,
  isNull,
  isPast,
  isTrue,
  not,
  type Condition,
} from '../../core/database/condition.js';
import { ReviewContent, ReviewTime } from './exam-rules.entity.js';

/** Each level includes those before it. */
const LEVELS = [
  ReviewContent.NOTHING,
  ReviewContent.SCORE,
  ReviewContent.ANSWERS,
  ReviewContent.KEY,
];

/** What decides about the results of an exam, as far as it is the same for all learners. */
interface ReleaseConditions {
  time: ReviewTime;
  releasesAt: Date | null;
  /** When staff released or withdrew the results. */
  releasedAt: Date | null;
  withdrawnAt: Date | null;
  /** By the server's clock. */
  now: Date;
}

/** What decides about the score of a submitted attempt. */
export interface ScoreConditions extends ReleaseConditions {
  /** What the exam's rules let learners see. */
  content: ReviewContent;
  /** Whether all answers are marked and no marker is typing marks. */
  isMarked: boolean;
  /** When the exam accepts its last answers, of this candidate and of the others; null: never. */
  closesAt: Date | null;
  /** Whether the exam can still be started: its quiz is active, submitted and not deleted. */
  isAvailable: boolean;
  /** Whether any attempt at the exam is running, previews excluded. */
  hasRunningAttempts: boolean;
}

export interface ReviewConditions extends ScoreConditions {
  /** Null while the attempt runs. */
  submittedAt: Date | null;
  /** Whether another attempt of this candidate is running. */
  hasOwnRunningAttempt: boolean;
  /** Whether somebody may still start: in a window of their own, or once a paused exam goes on. */
  mayOthersStart: boolean;
}

/** What must happen before the learner can see more. */
export type ReviewBarrier = 'SUBMISSION' | 'CLOSING' | 'OTHERS' | 'RELEASE' | 'MARKING';

/** Staff released the results. */
const released: Condition<Pick<ReleaseConditions, 'releasedAt'>> = not(isNull('releasedAt'));

/** Staff have neither released nor withdrawn the results. */
const undecided: Condition<Pick<ReleaseConditions, 'releasedAt' | 'withdrawnAt'>> = allOf(
  isNull('releasedAt'),
  isNull('withdrawnAt'),
);

/** An exam without a closing counts as closed when it is unavailable and no attempt is running. */
export const closed: Condition<
  Pick<ScoreConditions, 'closesAt' | 'isAvailable' | 'hasRunningAttempts' | 'now'>
> = anyOf(
  isPast('closesAt'),
  allOf(isNull('closesAt'), not(isTrue('isAvailable')), not(isTrue('hasRunningAttempts'))),
);

/** No learner sees results before staff release them: they have not yet, and no date does it. */
export const awaitsStaff: Condition<Omit<ReleaseConditions, 'now'>> = anyOf(
  allOf(equals('time', ReviewTime.ON_RELEASE), not(released)),
  allOf(equals('time', ReviewTime.ON_DATE), undecided, isNull('releasesAt')),
);

/** What the score of a submitted attempt waits for, one after the other. */
const SCORE_BARRIERS: Readonly<
  Record<ReviewTime, readonly { waitsFor: ReviewBarrier; until: Condition<ScoreConditions> }[]>
> = {
  [ReviewTime.AT_ONCE]: [],
  [ReviewTime.AFTER_CLOSING]: [{ waitsFor: 'CLOSING', until: closed }],
  [ReviewTime.ON_RELEASE]: [{ waitsFor: 'RELEASE', until: released }],
  [ReviewTime.ON_DATE]: [
    { waitsFor: 'RELEASE', until: anyOf(released, allOf(undecided, isPast('releasesAt'))) },
  ],
  [ReviewTime.AFTER_MARKING]: [
    { waitsFor: 'RELEASE', until: anyOf(released, undecided) },
    { waitsFor: 'MARKING', until: anyOf(released, isTrue('isMarked')) },
  ],
};

/** The learner of a submitted attempt may see its score. As SQL, it lets one statement find all such attempts. */
export const scoreShown: Condition<ScoreConditions> = allOf(
  not(equals('content', ReviewContent.NOTHING)),
  anyOf(
    ...Object.values(ReviewTime).map((time) =>
      allOf<ScoreConditions>(
        equals('time', time),
        ...SCORE_BARRIERS[time].map(({ until }) => until),
      ),
    ),
  ),
);

function scoreBarrier(conditions: ScoreConditions): ReviewBarrier | null {
  const barriers = SCORE_BARRIERS[conditions.time];
  return barriers.find(({ until }) => !until.isMet(conditions))?.waitsFor ?? null;
}

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
 * Answers are withheld from candidates with a running attempt, and from all candidates while an attempt is running
 * or may still start, because people talk. A release by staff overrides the latter. Late answers without a decision
 * neither count nor delay the review.
 */
export function reviewAllowedBy(conditions: ReviewConditions): ReviewAllowed {
  const { content, submittedAt } = conditions;
  if (content === ReviewContent.NOTHING) return { content, waitsFor: null, from: null };
  const waitsFor = submittedAt === null ? 'SUBMISSION' : scoreBarrier(conditions);
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

function dateOfBarrier(conditions: ScoreConditions, waitsFor: ReviewBarrier): Date | null {
  if (waitsFor === 'CLOSING') return conditions.closesAt;
  return waitsFor === 'RELEASE' ? releaseDateOf(conditions) : null;
}

/** Which running attempts must end before answers are shown; null: none. */
function runningAttemptBarrier(conditions: ReviewConditions): ReviewBarrier | null {
  const { hasOwnRunningAttempt, hasRunningAttempts, mayOthersStart, time } = conditions;
  if (hasOwnRunningAttempt) return 'SUBMISSION';
  if (time === ReviewTime.AT_ONCE || !(hasRunningAttempts || mayOthersStart)) return null;
  const isByHand = time !== ReviewTime.AFTER_CLOSING && released.isMet(conditions);
  return isByHand ? null : 'OTHERS';
}

/** State of the results, as far as it is the same for all learners. */
export enum ReleaseState {
  /** Learners who have submitted see them. */
  SHOWN = 'SHOWN',
  /** They will be shown automatically: after the closing, on a date, after marking. */
  AWAITED = 'AWAITED',
  /** Staff have to release them. */
  WITHHELD = 'WITHHELD',
}

export function releaseStateOf(conditions: ReleaseConditions): ReleaseState {
  const waitsFor = commonBarrier(conditions);
  if (waitsFor === null) return ReleaseState.SHOWN;
  const isHeld = waitsFor === 'RELEASE' && releaseDateOf(conditions) === null;
  return isHeld ? ReleaseState.WITHHELD : ReleaseState.AWAITED;
}

/** Whether results wait for staff or a date: until then no learner sees them. */
export function waitsForRelease(conditions: ReleaseConditions): boolean {
  return commonBarrier(conditions) === 'RELEASE';
}

/** What the score of an attempt waits for that is not marked yet, at an exam that has not closed. */
function commonBarrier(conditions: ReleaseConditions): ReviewBarrier | null {
  return scoreBarrier({
    ...conditions,
    content: ReviewContent.SCORE,
    isMarked: false,
    closesAt: null,
    isAvailable: true,
    hasRunningAttempts: true,
  });
}

/** The date that results wait for, even if it has come; null if they wait for none. */
export function releaseDateOf(conditions: Omit<ReleaseConditions, 'now'>): Date | null {
  const waits = conditions.time === ReviewTime.ON_DATE && undecided.isMet(conditions);
  return waits ? conditions.releasesAt : null;
}
