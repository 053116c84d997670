import type { Attempt } from '../../attempts/attempt.entity.js';
import { isPassed } from '../../attempts/pass.js';
import { markedOf } from '../marked.js';

/** Whether an attempt is one that a certificate is for: it has passed, and nothing of it is open. */
export function deservesCertificate(
  attempt: Pick<Attempt, 'rules' | 'submittedAt' | 'score' | 'maxScore' | 'waitingCount'>,
): boolean {
  const marked = markedOf(attempt);
  return marked?.waitingCount === 0 && isPassed(attempt.rules, marked) === true;
}
