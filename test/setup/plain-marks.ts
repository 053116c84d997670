/**
 * Arithmetic of exact marks for tests: plain and slow, and without the server's code. A ratio is a
 * numerator and a denominator above zero, not in lowest terms.
 */

export type Ratio = readonly [bigint, bigint];

/** Reads `2.5` or `-1/3`. */
export function ratioOf(text: string): Ratio {
  const [over = '', under] = text.split('/');
  if (under !== undefined) return [BigInt(over), BigInt(under)];
  const [whole = '', decimals = ''] = over.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}

export function plus([a, b]: Ratio, [c, d]: Ratio): Ratio {
  return [a * d + c * b, b * d];
}

export function timesRatio([a, b]: Ratio, [c, d]: Ratio): Ratio {
  return [a * c, b * d];
}

export function sumOf(marks: readonly (string | null)[]): Ratio {
  return marks.map((one) => ratioOf(one ?? '0')).reduce(plus, [0n, 1n]);
}

/** The text that is stored: decimals where two are enough, otherwise a fraction in lowest terms. */
export function textOf([over, under]: Ratio): string {
  let [a, b] = [over < 0n ? -over : over, under];
  while (b !== 0n) [a, b] = [b, a % b];
  const [top, bottom] = [over / a, under / a];
  if (100n % bottom !== 0n) return `${top}/${bottom}`;
  return String(Number(decimalOf([over, under])));
}

/** With two decimals, half a hundredth rounded away from zero: as PostgreSQL writes a score. */
export function decimalOf([over, under]: Ratio): string {
  const size = over < 0n ? -over : over;
  const rest = (size * 100n) % under;
  const hundredths = (size * 100n) / under + (2n * rest >= under ? 1n : 0n);
  const digits = String(hundredths).padStart(3, '0');
  const sign = over < 0n && hundredths > 0n ? '-' : '';
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
