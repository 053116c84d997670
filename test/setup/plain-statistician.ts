/**
 * The statistics of a test as docs/assessment.md defines them ("Statistics"), written down formula by
 * formula in exact fractions, to compare with those of the application. Slow, and shares no code with it.
 */
import { Fraction } from './fractions.js';

const whole = (number: number): Fraction => new Fraction(BigInt(number));
const root = (fraction: Fraction): number => Math.sqrt(fraction.toNumber());
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** S times the distance of each number from the mean of all S. */
function distances(numbers: readonly number[]): bigint[] {
  const all = BigInt(sum(numbers));
  return numbers.map((one) => BigInt(numbers.length) * BigInt(one) - all);
}

/** `m_k`: the mean k-th power of the distance from the mean. */
function centralMoment(numbers: readonly number[], power: bigint): Fraction {
  const powers = distances(numbers).reduce((all, one) => all + one ** power, 0n);
  return new Fraction(powers, BigInt(numbers.length) ** (power + 1n));
}

/** With the divisor S − 1. */
function covariance(xs: readonly number[], ys: readonly number[]): Fraction {
  const others = distances(ys);
  const products = distances(xs).reduce((all, one, index) => all + one * (others[index] ?? 0n), 0n);
  const count = BigInt(xs.length);
  return new Fraction(products, count * count * (count - 1n));
}

const variance = (numbers: readonly number[]): Fraction => covariance(numbers, numbers);
const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** `100 * correlation`. @returns null where either does not vary */
function percentCorrelation(xs: readonly number[], ys: readonly number[]): number | null {
  const [first, second] = [variance(xs), variance(ys)];
  if (first.sign() === 0 || second.sign() === 0) return null;
  return (100 * covariance(xs, ys).toNumber()) / root(first) / root(second);
}

/** Type 7 of Hyndman and Fan: the (n − 1)p + 1st of the sorted numbers, read off between two of them. */
function quantile(numbers: readonly number[], fourths: number): number {
  const sorted = ascending(numbers);
  const position = (sorted.length - 1) * fourths;
  const [place, over] = [Math.floor(position / 4), position % 4];
  const [below = 0, above = below] = sorted.slice(place, place + 2);
  return (below * (4 - over) + above * over) / 4;
}

/** @param totals in units, 4 at least. Moments that are "none" are null. */
export function plainScores(totals: readonly number[], unitsPerMark: number) {
  const count = totals.length;
  const [size, m2, m3, m4] = [
    whole(count),
    ...([2n, 3n, 4n] as const).map((power) => centralMoment(totals, power)),
  ] as [Fraction, Fraction, Fraction, Fraction];
  const k2 = size.times(m2).over(whole(count - 1));
  const k3 = size
    .times(size)
    .times(m3)
    .over(whole((count - 1) * (count - 2)));
  const k4 = size
    .times(size)
    .times(
      whole(count + 1)
        .times(m4)
        .minus(whole(3 * (count - 1)).times(m2.times(m2))),
    )
    .over(whole((count - 1) * (count - 2) * (count - 3)));
  const isConstant = k2.sign() === 0;
  return {
    mean: sum(totals) / count / unitsPerMark,
    lowest: quantile(totals, 0) / unitsPerMark,
    lowerQuartile: quantile(totals, 1) / unitsPerMark,
    median: quantile(totals, 2) / unitsPerMark,
    upperQuartile: quantile(totals, 3) / unitsPerMark,
    highest: quantile(totals, 4) / unitsPerMark,
    standardDeviation: root(k2) / unitsPerMark,
    skewness: isConstant ? null : k3.toNumber() / k2.toNumber() ** 1.5,
    kurtosis: isConstant ? null : k4.over(k2.times(k2)).toNumber(),
  };
}

/** A question as the attempts that had it answered it. Marks and totals are in units. */
export interface PlainQuestion {
  maxUnits: number;
  totals: number[];
  marks: number[];
  right: boolean[];
  /** From 1; 0 for none. */
  choices: number[];
  optionCount: number;
}

export function plainQuestion(question: PlainQuestion, unitsPerMark: number) {
  const { maxUnits, totals, marks, right, choices, optionCount } = question;
  const count = marks.length;
  const rests = totals.map((total, index) => total - (marks[index] ?? 0));
  const greatest = covariance(ascending(marks), ascending(rests));
  const percentOf = (units: number): number | null => maxUnits === 0 ? null : (100 * units) / maxUnits; // oxfmt-ignore
  return {
    meanMarks: sum(marks) / count / unitsPerMark,
    facility: percentOf(sum(marks) / count),
    rightAnswers: (100 * right.filter(Boolean).length) / count,
    standardDeviation: percentOf(root(variance(marks))),
    discriminationIndex: percentCorrelation(marks, rests),
    discriminativeEfficiency:
      greatest.sign() === 0 ? null : 100 * covariance(marks, rests).over(greatest).toNumber(),
    options: Array.from({ length: optionCount }, (_, index) => {
      const chosen = choices.map((choice) => Number(choice === index + 1));
      return { chosen: sum(chosen), discriminationIndex: percentCorrelation(chosen, rests) };
    }),
  };
}

/** Of a paper with questions that are in its maximum. @param columns marks of each question, in units */
export function plainReliability(
  columns: readonly number[][],
  totals: readonly number[],
  unitsPerMark: number,
) {
  const spread = variance(totals);
  if (columns.length < 2 || spread.sign() === 0) return null;
  const parts = columns.map((marks) => variance(marks));
  const unexplained = parts.reduce((rest, part) => rest.minus(part), spread).over(spread);
  const count = columns.length;
  const consistency = whole(100 * count)
    .over(whole(count - 1))
    .times(unexplained);
  const errorRatio = 100 * root(whole(1).minus(consistency.over(whole(100))));
  return {
    internalConsistency: consistency.toNumber(),
    errorRatio,
    standardError: (errorRatio * root(spread)) / 100 / unitsPerMark,
  };
}

/** @returns one for each question; null where its covariance is negative, or no score differs */
export function plainEffectiveWeights(
  columns: readonly number[][],
  totals: readonly number[],
): (number | null)[] {
  const covariances = columns.map((marks) => covariance(marks, totals));
  const roots = covariances.map((one) => (one.sign() < 0 ? null : root(one)));
  const all = sum(roots.map((one) => one ?? 0));
  return roots.map((one) => (one === null || all === 0 ? null : (100 * one) / all));
}
