import type { ColumnOptions } from 'typeorm';

/** A column of exact decimals with two places, read as numbers: PostgreSQL hands them out as text. */
export function decimal(precision: number, options: ColumnOptions = {}): ColumnOptions {
  return { ...options, type: 'numeric', precision, scale: 2, transformer: { to: same, from } };
}

function same(value: number | null): number | null {
  return value;
}

function from(value: string | null): number | null {
  return value === null ? null : Number(value);
}
