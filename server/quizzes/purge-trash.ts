import { isForeignKeyViolation } from '../core/database/constraint-violations.js';
import type { DomainError } from '../core/errors/domain-error.js';

/** Runs a purge. @throws the error of `kept` where other rows refer to the one that it removes */
export async function withKeptError<T>(
  purge: () => Promise<T>,
  kept: () => DomainError,
): Promise<T> {
  return purge().catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? kept() : error;
  });
}
