import type { Attempt } from '../attempts/attempt.entity.js';
import { isPassed } from '../attempts/submission/pass-mark.js';
import { marked } from '../attempts/submission/provisional-marks.js';
import { scoreOfSubmitted } from './submitted-score.js';

/** Whether an attempt has passed and is marked completely. */
export function isEligibleForCertificate(
  attempt: Pick<
    Attempt,
    'rules' | 'submittedAt' | 'score' | 'maxScore' | 'waitingCount' | 'settlesAt'
  >,
  now: Date,
): boolean {
  const submitted = scoreOfSubmitted(attempt);
  if (submitted === null || !marked.isMet({ ...attempt, now })) return false;
  return isPassed(attempt.rules, submitted) === true;
}
