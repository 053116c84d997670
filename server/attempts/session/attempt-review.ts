import { isGiven } from '../../exams/exam-state.js';
import { reviewAllowedBy, type ReviewAllowed } from '../../exams/rules/review-rule.js';
import type { Attempt } from '../attempt.entity.js';
import type { ExamStatus } from './exam-status.js';
import { GRACE_SECONDS } from '../attempt.entity.js';
import { isMarked } from '../submission/provisional-marks.js';

/**
 * What a candidate may see of one of their attempts now.
 */
export function reviewAllowed(
  standing: ExamStatus,
  attempt: Pick<Attempt, 'submittedAt' | 'waitingCount' | 'settlesAt'>,
): ReviewAllowed {
  const { rules, isSitting, isTaken, isAwaited, now } = standing;
  return reviewAllowedBy({
    content: rules.reviewContent,
    time: rules.reviewTime,
    releasesAt: rules.releasesAt,
    releasedAt: rules.releasedAt,
    withdrawnAt: rules.withdrawnAt,
    isMarked: isMarked(attempt, now),
    submittedAt: attempt.submittedAt,
    closesAt: lastAnswers(standing),
    isGiven: isGiven(standing),
    isSitting,
    isTaken,
    isAwaited,
    now,
  });
}

/**
 * Whoever closes early does not learn before the others what they are still asked: an exam that never
 * closes for them has no last answers, whatever one's own closing is.
 */
function lastAnswers({ ownClosesAt, rules }: ExamStatus): Date | null {
  if (rules.closesAt === null) return null;
  const last = Math.max(rules.closesAt.getTime(), ownClosesAt?.getTime() ?? 0);
  return new Date(last + GRACE_SECONDS * 1_000);
}
