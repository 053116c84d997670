import { isLostConnection } from '../database/lost-connection.js';
import { coreErrors, DomainError } from './domain-error.js';

/** What a caller is told of an error, by every door; null for what is only logged. */
export function told(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  return isLostConnection(error) ? coreErrors.UNAVAILABLE({ retryAfter: 5 }) : null;
}
