import { QueryFailedError } from 'typeorm';

/** Of NO ACTION and of RESTRICT. */
const CODES = new Set(['23503', '23001']);

/** Whether rows could not be removed because others still refer to them. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause = error.driverError as { code?: string };
  return cause.code !== undefined && CODES.has(cause.code);
}
