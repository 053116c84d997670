/**
 * Exact marks. They are written, sent and stored as text (`Marks`), and are fractions only while
 * something is computed with them, so that a third of a mark stays a third.
 */

/**
 * Marks as canonical text: a decimal number where two places are enough (`2.5`, `-1`), otherwise a
 * fraction in lowest terms (`-1/3`). Equal marks are equal texts.
 */
export type Marks = string;

/** In lowest terms; the denominator is above zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };

/** Longest text that is read; it bounds the work of reading. */
export const MAX_CHARACTERS = 32;

const HUNDRED = 100n;
const NUMBER = /^(?<sign>[+\-−]?)(?<whole>\d*)(?:\.(?<decimals>\d{1,2})|\/(?<divisor>\d+))?$/u;

/**
 * Reads `2.5`, `.5`, `-1/3` or `−1/3`, without blanks. More than two decimals are refused: who writes
 * 0.333 means 1/3.
 * @returns null for anything else
 */
export function parseFraction(text: string): Fraction | null {
  return text.length > MAX_CHARACTERS ? null : readFraction(text);
}

function readFraction(text: string): Fraction | null {
  const { sign, whole = '', decimals, divisor } = NUMBER.exec(text)?.groups ?? {};
  if (sign === undefined || whole + (decimals ?? '') === '') return null;
  if (divisor !== undefined && (whole === '' || BigInt(divisor) === 0n)) return null;
  const size = BigInt(whole + (decimals ?? ''));
  const denominator =
    divisor === undefined ? 10n ** BigInt(decimals?.length ?? 0) : BigInt(divisor);
  return reduced(sign === '-' || sign === '−' ? -size : size, denominator);
}

/** Reads marks that were checked when they were stored, of any length. @throws for anything else */
export function fractionOf(marks: Marks): Fraction {
  const fraction = readFraction(marks);
  if (!fraction) throw new Error(`These are no marks: ${marks}`);
  return fraction;
}

/** The canonical text. */
export function marksOf({ numerator, denominator }: Fraction): Marks {
  if (HUNDRED % denominator !== 0n) return `${numerator}/${denominator}`;
  const hundredths = (numerator * HUNDRED) / denominator;
  const size = hundredths < 0n ? -hundredths : hundredths;
  const whole = `${hundredths < 0n ? '-' : ''}${size / HUNDRED}`;
  const [tenths, rest] = [(size / 10n) % 10n, size % 10n];
  if (rest > 0n) return `${whole}.${tenths}${rest}`;
  return tenths > 0n ? `${whole}.${tenths}` : whole;
}

/** The canonical text of marks that were stored as a number with two decimals. */
export function marksOfNumber(marks: number): Marks {
  return marksOf(reduced(BigInt(Math.round(marks * 100)), HUNDRED));
}

/** @param denominator above zero */
export function reduced(numerator: bigint, denominator: bigint): Fraction {
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

export function product(a: Fraction, b: Fraction): Fraction {
  return reduced(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** @returns below zero, zero or above, as `a` is less than, equal to or more than `b` */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return Number(difference > 0n) - Number(difference < 0n);
}
