import { isLockTimeout, isLostConnection } from './connection-errors.js';
import { coreErrors, DomainError } from './domain-error.js';

/** What a caller is told of an error, by every door; null for what is only logged. */
export function told(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (isLostConnection(error)) return coreErrors.UNAVAILABLE({ retryAfter: 5 });
  return isLockTimeout(error) ? coreErrors.BUSY({ retryAfter: 5 }) : null;
}
