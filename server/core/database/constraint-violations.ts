import { QueryFailedError } from 'typeorm';

/** Whether a statement failed because a row with the same unique value already exists. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause = error.driverError as { code?: string; constraint?: string };
  return cause.code === '23505' && cause.constraint === constraint;
}

/** PostgreSQL's codes: of NO ACTION and of RESTRICT. */
const FOREIGN_KEY_CODES = new Set(['23503', '23001']);

/** Whether rows could not be removed because others still refer to them. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause = error.driverError as { code?: string };
  return cause.code !== undefined && FOREIGN_KEY_CODES.has(cause.code);
}
