import type { Attempt } from '../attempts/attempt.entity.js';
import { isPassed } from '../attempts/submission/pass-mark.js';
import { isMarked } from '../attempts/submission/provisional-marks.js';
import { scoreOfSubmitted } from './submitted-score.js';

/** Whether an attempt has passed and is marked completely. */
export function isEligibleForCertificate(
  attempt: Pick<
    Attempt,
    'rules' | 'submittedAt' | 'score' | 'maxScore' | 'waitingCount' | 'settlesAt'
  >,
  now: Date,
): boolean {
  const marked = scoreOfSubmitted(attempt);
  return marked !== null && isMarked(attempt, now) && isPassed(attempt.rules, marked) === true;
}
