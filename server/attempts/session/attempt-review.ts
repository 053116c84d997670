import { available } from '../../exams/rules/exam-state.js';
import { reviewAllowedBy, type ReviewAllowed } from '../../exams/rules/review-rule.js';
import type { Attempt } from '../attempt.entity.js';
import type { ExamStatus } from './exam-status.js';
import { marked } from '../submission/provisional-marks.js';

/** Returns what a candidate may see of one of their attempts now. */
export function reviewAllowed(
  status: ExamStatus,
  attempt: Pick<Attempt, 'submittedAt' | 'waitingCount' | 'settlesAt'>,
): ReviewAllowed {
  const { rules, lastAnswersAt, hasOwnRunningAttempt, hasRunningAttempts, mayOthersStart, now } =
    status;
  return reviewAllowedBy({
    content: rules.reviewContent,
    time: rules.reviewTime,
    releasesAt: rules.releasesAt,
    releasedAt: rules.releasedAt,
    withdrawnAt: rules.withdrawnAt,
    isMarked: marked.isMet({ ...attempt, now }),
    submittedAt: attempt.submittedAt,
    closesAt: lastAnswersAt,
    isAvailable: available.isMet(status),
    hasOwnRunningAttempt,
    hasRunningAttempts,
    mayOthersStart,
    now,
  });
}
