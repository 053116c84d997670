import type { ColumnOptions } from 'typeorm';
import { MAX_CHARACTERS } from './fraction.js';

/** Options of a column of exact marks, as canonical text. */
export function marksColumn(options: ColumnOptions = {}): ColumnOptions {
  return { ...options, type: 'varchar', length: MAX_CHARACTERS };
}
