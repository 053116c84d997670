import type { Attempt } from '../attempts/attempt.entity.js';
import type { AttemptScore } from '../attempts/submission/attempt-grading.port.js';
import { fractionOf, type Fraction } from '../marks/fraction.js';
import { gradeOf, type GradeBand } from '../marks/grade-bands.js';
import { percentOf } from '../marks/total-marks.js';

type RoundedScore = Pick<AttemptScore, 'score' | 'maxScore' | 'waitingCount'>;

/** The score of an attempt; null while it runs, also after reopening. */
export function scoreOfSubmitted({
  submittedAt,
  score,
  maxScore,
  waitingCount,
}: Pick<Attempt, 'submittedAt' | 'score' | 'maxScore' | 'waitingCount'>): RoundedScore | null {
  const isMarked = submittedAt && score !== null && maxScore !== null && waitingCount !== null;
  return isMarked ? { score, maxScore, waitingCount } : null;
}

/** The exact score of an attempt in per cent of the maximum; null while it runs, also after reopening. */
export function percentOfSubmitted({
  submittedAt,
  exactScore,
  exactMaxScore,
}: Pick<Attempt, 'submittedAt' | 'exactScore' | 'exactMaxScore'>): Fraction | null {
  if (!submittedAt || exactScore === null || exactMaxScore === null) return null;
  return percentOf(fractionOf(exactScore), fractionOf(exactMaxScore));
}

/** The grade of a completely marked attempt; null for others, and where the institute has no grades. */
export function gradeOfSubmitted({
  gradeBands,
  ...attempt
}: Pick<Attempt, 'submittedAt' | 'exactScore' | 'exactMaxScore' | 'waitingCount'> & {
  gradeBands: readonly GradeBand[];
}): string | null {
  const percent = attempt.waitingCount === 0 ? percentOfSubmitted(attempt) : null;
  return percent && gradeOf(percent, gradeBands);
}
