/** What a value means for a teacher: the bounds follow the advice of Moodle's documentation. */
import { figureTexts as words } from '../figure-texts';

const { scores, reliability, question } = words;

/** Texts with the lowest value from which each applies, in rising order. */
type Bands = readonly (readonly [from: number, text: string])[];

const bands =
  (lowest: string, ...others: Bands) =>
  (value: number): string =>
    others.findLast(([from]) => value >= from)?.[1] ?? lowest;

const { deviation, skewness, kurtosis } = scores.means;
const { consistency, errorRatio } = reliability.means;
const { facility, discrimination, efficiency } = question.means;

export const meaningOf = {
  deviation: bands(deviation.low, [12, deviation.usual], [18, deviation.high]),
  skewness: bands(
    skewness.farBelow,
    [-1, skewness.below],
    [-0.1, skewness.near],
    [0.1, skewness.above],
    [1, skewness.farAbove],
  ),
  kurtosis: bands(kurtosis.low, [-0.5, kurtosis.near], [0.5, kurtosis.high]),
  consistency: bands(
    consistency.negative,
    [0, consistency.low],
    [50, consistency.fair],
    [75, consistency.good],
    [95, consistency.veryHigh],
  ),
  errorRatio: bands(errorRatio.low, [50, errorRatio.high], [100, errorRatio.all]),
  facility: bands(
    facility.extreme,
    [5, facility.hard],
    [35, facility.medium],
    [66, facility.easy],
    [95, facility.all],
  ),
  discrimination: bands(
    discrimination.negative,
    [0, discrimination.weak],
    [20, discrimination.fair],
    [30, discrimination.good],
  ),
  efficiency: bands(efficiency.negative, [0, efficiency.low], [50, efficiency.good]),
} as const;

/** With fewer attempts, a value is shown and nothing is concluded from it. */
const MIN_ATTEMPTS = 20;

/** Of figures that have a value for few attempts, too. */
export function isInterpreted(attempts: number): boolean {
  return attempts >= MIN_ATTEMPTS;
}

/** Of an effective weight, beside the intended one. */
export function effectiveWeightMeaning(effective: number, intended: number | null): string {
  const { less, usual, more } = question.means.effective;
  if (intended === null || intended <= 0) return usual;
  const ratio = effective / intended;
  return ratio < 0.5 ? less : ratio > 1.5 ? more : usual;
}
