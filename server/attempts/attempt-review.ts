import { isGiven } from '../papers/exam-state.js';
import { reviewOf, type ReviewAllowed } from '../papers/review-rule.js';
import type { ExamStanding } from './exam-standing.js';
import { GRACE_SECONDS } from './response-store.js';

/**
 * What a candidate may see of one of their attempts now.
 * @param submittedAt null while it runs
 */
export function reviewAllowed(standing: ExamStanding, submittedAt: Date | null): ReviewAllowed {
  const { rules, isSitting, isTaken, now } = standing;
  return reviewOf({
    content: rules.reviewContent,
    time: rules.reviewTime,
    releasedAt: rules.releasedAt,
    submittedAt,
    closesAt: lastAnswers(standing),
    isGiven: isGiven(standing),
    isSitting,
    isTaken,
    now,
  });
}

/** Whoever closes early does not learn before the others what they are still asked. */
function lastAnswers({ ownClosesAt, rules }: ExamStanding): Date | null {
  const closings = [ownClosesAt, rules.closesAt].flatMap((time) => (time ? [time.getTime()] : []));
  return closings.length > 0 ? new Date(Math.max(...closings) + GRACE_SECONDS * 1_000) : null;
}
