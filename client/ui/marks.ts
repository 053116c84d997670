/**
 * Exact marks in the staff client, the counterpart of server/marks: canonical text, which is a
 * decimal number (`2.5`) or, where two decimals are not enough, a fraction in lowest terms (`-1/3`).
 */
import { formatNumber } from './format';

export type Marks = string;

/** In lowest terms; the denominator is above zero. */
interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

const MAX_MARKS = 1_000;
export const MAX_MARKS_CHARACTERS = 32;
const MAX_DENOMINATOR = 10_000n;
const NUMBER = /^(?<sign>[+\-−–]?)(?<whole>\d*)(?:[.,](?<decimals>\d{0,2})|\/(?<divisor>\d+))?$/u;

/**
 * Reads what somebody typed: `2.5`, `2,5`, `.5`, `-1/3` or `−1/3`, also with the dash that writing programs make of it.
 * @returns null for an empty text, undefined for anything that is no number within the limits
 */
export function parseMarks(typed: string): Marks | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const { sign, whole = '', decimals = '', divisor } = NUMBER.exec(text)?.groups ?? {};
  if (text.length > MAX_MARKS_CHARACTERS || sign === undefined || whole + decimals === '') return;
  if (divisor !== undefined && (whole === '' || BigInt(divisor) === 0n)) return;
  const size = BigInt(whole + decimals);
  const numerator = sign === '' || sign === '+' ? size : -size;
  const denominator = divisor === undefined ? 10n ** BigInt(decimals.length) : BigInt(divisor);
  const fraction = reduced(numerator, denominator);
  return isWithinLimits(fraction) ? textOf(fraction) : undefined;
}

/** As they are shown: decimal numbers as the locale writes them, and a real minus sign. */
export function shownMarks(marks: Marks): string {
  return marks.includes('/') ? marks.replace('-', '−') : formatNumber(Number(marks));
}

/**
 * Marks that were added to a score, with their sign, as `+1` or `−0.5`.
 * @returns null where nothing was added
 */
export function shownAdjustment(marks: Marks | null): string | null {
  if (marks === null || marks === '0') return null;
  return isNegative(marks) ? shownMarks(marks) : `+${shownMarks(marks)}`;
}

/** Whether “mark” follows, as in “1 mark” and “2/3 mark”, and not “marks”. */
export function isSingular(marks: Marks): boolean {
  return marks === '1' || (marks.includes('/') && compareMarks(marks, '1') < 0);
}

/** The nearest number, where exactness does not matter. */
export function numberOf(marks: Marks): number {
  const { numerator, denominator } = fractionOf(marks);
  return Number(numerator) / Number(denominator);
}

export function isNegative(marks: Marks): boolean {
  return marks.startsWith('-');
}

/** What is taken away by marks below zero, and the other way round. */
export function negated(marks: Marks): Marks {
  if (marks === '0') return marks;
  return isNegative(marks) ? marks.slice(1) : `-${marks}`;
}

/** @returns below zero, zero or above, as one is less than, equal to or more than the other */
export function compareMarks(one: Marks, other: Marks): number {
  const [a, b] = [fractionOf(one), fractionOf(other)];
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return Number(difference > 0n) - Number(difference < 0n);
}

export function sumOfMarks(marks: readonly Marks[]): Marks {
  const sum = marks
    .map(fractionOf)
    .reduce(
      (a, b) =>
        reduced(
          a.numerator * b.denominator + b.numerator * a.denominator,
          a.denominator * b.denominator,
        ),
      { numerator: 0n, denominator: 1n },
    );
  return textOf(sum);
}

export function productOfMarks(one: Marks, other: Marks): Marks {
  const [a, b] = [fractionOf(one), fractionOf(other)];
  return textOf(reduced(a.numerator * b.numerator, a.denominator * b.denominator));
}

/** Whether marks are a multiple of the step, a number with at most two decimals. */
export function isMultipleOf(marks: Marks, step: number): boolean {
  const { numerator, denominator } = fractionOf(marks);
  return (numerator * 100n) % (denominator * BigInt(Math.round(step * 100))) === 0n;
}

/** Reads canonical text. */
function fractionOf(marks: Marks): Fraction {
  const [number = '', divisor] = marks.split('/');
  if (divisor !== undefined) return { numerator: BigInt(number), denominator: BigInt(divisor) };
  const [whole = '', decimals = ''] = number.split('.');
  return reduced(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

function textOf({ numerator, denominator }: Fraction): Marks {
  if (100n % denominator !== 0n) return `${numerator}/${denominator}`;
  // Hundredths are few enough for exact numbers.
  return String(Number((numerator * 100n) / denominator) / 100);
}

function isWithinLimits({ numerator, denominator }: Fraction): boolean {
  const size = numerator < 0n ? -numerator : numerator;
  return denominator <= MAX_DENOMINATOR && size <= BigInt(MAX_MARKS) * denominator;
}

/** @param denominator above zero */
function reduced(numerator: bigint, denominator: bigint): Fraction {
  let [divisor, rest] = [numerator < 0n ? -numerator : numerator, denominator];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}
