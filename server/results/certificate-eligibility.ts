import type { Attempt } from '../attempts/attempt.entity.js';
import { isPassed } from '../attempts/submission/pass-mark.js';
import { marked } from '../attempts/submission/provisional-marks.js';
import { scoreOfSubmitted } from './submitted-score.js';

/** What decides on the certificate of an attempt. */
type Certified = Pick<
  Attempt,
  'rules' | 'submittedAt' | 'score' | 'maxScore' | 'waitingCount' | 'settlesAt'
>;

/** Whether an attempt has passed and is marked completely. */
export function isEligibleForCertificate(attempt: Certified, now: Date): boolean {
  const submitted = scoreOfSubmitted(attempt);
  if (submitted === null || !marked.isMet({ ...attempt, now })) return false;
  return isPassed(attempt.rules, submitted) === true;
}

/** Whether an attempt of an exam with a pass mark is not marked completely. */
export function waitsForMarking(attempt: Certified, now: Date): boolean {
  return attempt.rules.passMark !== null && !marked.isMet({ ...attempt, now });
}
