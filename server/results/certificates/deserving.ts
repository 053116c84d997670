import type { Attempt } from '../../attempts/attempt.entity.js';
import { isPassed } from '../../attempts/submission/pass.js';
import { isMarked } from '../../attempts/submission/provisional-marks.js';
import { markedOf } from '../marked.js';

/** Whether an attempt is one that a certificate is for: it has passed, and nothing of it is open. */
export function deservesCertificate(
  attempt: Pick<
    Attempt,
    'rules' | 'submittedAt' | 'score' | 'maxScore' | 'waitingCount' | 'settlesAt'
  >,
  now: Date,
): boolean {
  const marked = markedOf(attempt);
  return marked !== null && isMarked(attempt, now) && isPassed(attempt.rules, marked) === true;
}
