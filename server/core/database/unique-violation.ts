import { QueryFailedError } from 'typeorm';

/** Whether a statement failed because a row with the same unique value exists already. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause = error.driverError as { code?: string; constraint?: string };
  return cause.code === '23505' && cause.constraint === constraint;
}
