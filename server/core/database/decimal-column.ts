import type { ColumnOptions } from 'typeorm';

/**
 * Options of an exact decimal column with two places. PostgreSQL returns it as text; it is read as
 * a number.
 */
export function decimalColumn(precision: number, options: ColumnOptions = {}): ColumnOptions {
  return {
    ...options,
    type: 'numeric',
    precision,
    scale: 2,
    transformer: { to: unchanged, from: toNumber },
  };
}

function unchanged(value: number | null): number | null {
  return value;
}

function toNumber(value: string | null): number | null {
  return value === null ? null : Number(value);
}
