import { isGiven } from '../papers/exam-state.js';
import { reviewOf, type ReviewAllowed } from '../papers/review-rule.js';
import type { ExamStanding } from './exam-standing.js';

/**
 * What a candidate may see of one of their attempts now.
 * @param submittedAt null while it runs
 */
export function reviewAllowed(standing: ExamStanding, submittedAt: Date | null): ReviewAllowed {
  const { rules, closesAt, now } = standing;
  return reviewOf({
    content: rules.reviewContent,
    time: rules.reviewTime,
    releasedAt: rules.releasedAt,
    submittedAt,
    closesAt,
    isGiven: isGiven(standing),
    now,
  });
}
