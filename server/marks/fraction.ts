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
const PRECISE = 10n ** 18n;
const NUMBER = /^(?<sign>[+\-−–]?)(?<whole>\d*)(?:\.(?<decimals>\d{1,2})0*|\/(?<divisor>\d+))?$/u;

/**
 * Reads `2.5`, `.5`, `-1/3` or `−1/3`, without blanks. More decimals than two are refused, unless they are
 * zeros: who writes 0.333 means 1/3.
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
  return reduced(sign === '' || sign === '+' ? size : -size, denominator);
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

/** Whether two decimals can write a number, up to the inexactness of sums such as 0.1 + 0.2. */
export function hasTwoDecimals(marks: number): boolean {
  return Math.abs(marks) < 1e9 && Math.abs(marks * 100 - Math.round(marks * 100)) < 1e-6;
}

/** @param denominator above zero */
export function reduced(numerator: bigint, denominator: bigint): Fraction {
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** A loop: long numbers take thousands of steps. */
function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [divisor, rest] = [one, other];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return divisor;
}

/** The nearest number, also of a fraction whose parts are too large for numbers. */
export function nearestNumber({ numerator, denominator }: Fraction): number {
  const whole = numerator / denominator;
  return Number(whole) + Number(((numerator - whole * denominator) * PRECISE) / denominator) / 1e18;
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
