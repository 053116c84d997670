/** Sums of exact marks, and the only place where they are rounded. */
import {
  fractionOf,
  leastCommonMultiple,
  reduced,
  ZERO,
  type Fraction,
  type Marks,
} from './fraction.js';

/** People give marks in hundredths, so that every denominator of a paper is a multiple of that. */
const HUNDREDTHS = 100n;
const PERCENT = 100n;

/**
 * @param atMost where counting stops: more is no use to the caller
 * @returns the least number of units in a mark with which all of the marks are whole
 */
export function unitsPerMark(marks: Iterable<Marks>, atMost?: bigint): bigint {
  let units = HUNDREDTHS;
  for (const one of new Set(marks)) {
    units = leastCommonMultiple(units, fractionOf(one).denominator);
    if (atMost !== undefined && units > atMost) return units;
  }
  return units;
}

/** @param units from `unitsPerMark` */
export function toUnits(marks: Marks, units: bigint): bigint {
  const { numerator, denominator } = fractionOf(marks);
  return (numerator * units) / denominator;
}

/** The exact sum. */
export function totalOf(marks: readonly Marks[]): Fraction {
  const units = unitsPerMark(marks);
  return reduced(
    marks.reduce((sum, one) => sum + toUnits(one, units), 0n),
    units,
  );
}

/** @returns marks with two decimals, rounded half away from zero */
export function roundMarks({ numerator, denominator }: Fraction): number {
  return hundredthsOf(numerator, denominator) / Number(HUNDREDTHS);
}

/** @returns the exact percentage; zero of a maximum of zero */
export function percentOf(part: Fraction, whole: Fraction): Fraction {
  if (whole.numerator === 0n) return ZERO;
  return reduced(part.numerator * whole.denominator * PERCENT, part.denominator * whole.numerator);
}

/** The quotient in hundredths, rounded half away from zero, and never minus zero. */
function hundredthsOf(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * HUNDREDTHS * size + denominator) / (2n * denominator);
  return Number(numerator < 0n ? -rounded : rounded);
}
