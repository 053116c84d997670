import {
  MIN_ATTEMPTS,
  refuseBelow,
  refuseFewQuestions,
  refuseWhere,
  type Figure,
} from './figure.js';
import { deviationInUnits, type OrderedTotals } from './ordered-totals.js';
import type { QuestionSums } from './question-sums.js';

/** How far the questions of a test measure the same, and how exact its scores therefore are. */
export interface Reliability {
  /** The coefficient of internal consistency (Cronbach's alpha): at most 100 per cent, may be negative. */
  internalConsistency: Figure;
  /** The part of the spread of scores that is chance, in per cent. */
  errorRatio: Figure;
  /** The standard error of measurement, in marks. */
  standardError: Figure;
}

const PERCENT = 100;

/**
 * `CIC = 100 · P/(P−1) · (1 − ΣV(x_i)/V(X))`, `error ratio = 100·√(1 − CIC/100)`, and
 * `standard error = error ratio · SD / 100` (docs/assessment.md, "Statistics").
 * Refused where papers differ: then it is not one test.
 */
export function reliabilityOf(
  questions: readonly QuestionSums[],
  ordered: OrderedTotals,
  { isSamePaper, unitsPerMark }: { isSamePaper: boolean; unitsPerMark: number },
): Reliability {
  const count = questions.filter(isInMaximum).length;
  const refusal =
    refuseWhere(!isSamePaper, 'PAPERS_DIFFER') ??
    refuseBelow(MIN_ATTEMPTS.others, ordered.totals.length) ??
    refuseFewQuestions(count) ??
    refuseWhere(ordered.scaledVariance === 0n, 'NO_SPREAD_OF_SCORES');
  if (refusal) return { internalConsistency: refusal, errorRatio: refusal, standardError: refusal };
  const whole = ordered.scaledVariance;
  const parts = questions.reduce((sum, { scaled }) => sum + scaled.marks, 0n);
  const divisor = Number(whole) * (count - 1);
  // Both differences are exact, so that nothing is lost where CIC is near 0 or 100.
  const consistency = Number(BigInt(count) * (whole - parts)) / divisor;
  const ratio = Math.sqrt(Number(BigInt(count) * parts - whole) / divisor);
  return {
    internalConsistency: { value: PERCENT * consistency },
    errorRatio: { value: PERCENT * ratio },
    standardError: { value: (ratio * deviationInUnits(ordered)) / unitsPerMark },
  };
}

/** A question of 0 marks is not part of the test, unless it costs marks. */
function isInMaximum({ maxUnits, scaled }: QuestionSums): boolean {
  return maxUnits > 0 || scaled.marks > 0n;
}
