/** The limits of marks that people write. */
import { z } from 'zod';
import {
  compareFractions,
  marksOf,
  parseFraction,
  reduced,
  ZERO,
  type Fraction,
} from './fraction.js';

export const MAX_MARKS = 1_000;
/** Finer parts of a mark are a slip. */
export const MAX_DENOMINATOR = 10_000n;
const LEAST = reduced(1n, 100n);
const MOST = reduced(BigInt(MAX_MARKS), 1n);

const FORM = 'with at most two decimals, or a fraction such as 1/3';
const POSITIVE = `Marks must be a positive number, from 0.01 to ${MAX_MARKS} ${FORM}`;
const WRONG = `The marks of a wrong choice must be a number from -${MAX_MARKS} to 0 with at most two decimals, or a fraction such as -1/3`;
const GIVEN = `Marks must be a number from 0 to ${MAX_MARKS} ${FORM}`;
/** Of a fraction that is added to scores: many different ones would add up to parts that nobody can read. */
const MAX_ADDED_DENOMINATOR = 12n;
const ADJUSTMENT = `Marks must be a number from -${MAX_MARKS} to ${MAX_MARKS}, but not 0, with at most two decimals, or a fraction of halves to twelfths, such as 1/3`;

/** What a right answer earns: at least a hundredth, so that it never shows as 0. Canonical text comes out. */
export const marksRule = ruleOf(POSITIVE, (marks) => compareFractions(marks, LEAST) >= 0);

/** What a wrong choice earns: zero or less. */
export const wrongMarksRule = ruleOf(WRONG, (marks) => compareFractions(marks, ZERO) <= 0);

/** What a person gives: zero or more. */
export const givenMarksRule = ruleOf(GIVEN, (marks) => compareFractions(marks, ZERO) >= 0);

/** What staff add to a score or take away. */
export const adjustmentMarksRule = ruleOf(
  ADJUSTMENT,
  (marks) =>
    compareFractions(marks, ZERO) !== 0 &&
    (marks.denominator <= MAX_ADDED_DENOMINATOR || 100n % marks.denominator === 0n),
);

function ruleOf(message: string, isAllowed: (marks: Fraction) => boolean) {
  return z
    .string(message)
    .transform((text) => parseFraction(text.trim()))
    .refine((marks) => marks !== null && isWithinLimits(marks) && isAllowed(marks), message)
    .transform((marks) => marksOf(marks ?? ZERO))
    .pipe(z.string());
}

function isWithinLimits({ numerator, denominator }: Fraction): boolean {
  const size = { numerator: numerator < 0n ? -numerator : numerator, denominator };
  return denominator <= MAX_DENOMINATOR && compareFractions(size, MOST) <= 0;
}
