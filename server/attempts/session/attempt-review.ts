import { isAvailable } from '../../exams/rules/exam-state.js';
import { reviewAllowedBy, type ReviewAllowed } from '../../exams/rules/review-rule.js';
import type { Attempt } from '../attempt.entity.js';
import type { ExamStatus } from './exam-status.js';
import { GRACE_SECONDS } from '../attempt.entity.js';
import { isMarked } from '../submission/provisional-marks.js';

/** Returns what a candidate may see of one of their attempts now. */
export function reviewAllowed(
  status: ExamStatus,
  attempt: Pick<Attempt, 'submittedAt' | 'waitingCount' | 'settlesAt'>,
): ReviewAllowed {
  const { rules, hasOwnRunningAttempt, hasRunningAttempts, hasLaterWindows, now } = status;
  return reviewAllowedBy({
    content: rules.reviewContent,
    time: rules.reviewTime,
    releasesAt: rules.releasesAt,
    releasedAt: rules.releasedAt,
    withdrawnAt: rules.withdrawnAt,
    isMarked: isMarked(attempt, now),
    submittedAt: attempt.submittedAt,
    closesAt: lastAnswersAt(status),
    isAvailable: isAvailable(status),
    hasOwnRunningAttempt,
    hasRunningAttempts,
    hasLaterWindows,
    now,
  });
}

/**
 * When the last candidate stops answering. A candidate with an earlier closing must not see the questions
 * before the others are done: if the exam never closes for the others, there is no such time.
 */
function lastAnswersAt({ ownClosesAt, rules }: ExamStatus): Date | null {
  if (rules.closesAt === null) return null;
  const last = Math.max(rules.closesAt.getTime(), ownClosesAt?.getTime() ?? 0);
  return new Date(last + GRACE_SECONDS * 1_000);
}
