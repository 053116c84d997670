import { Logger } from '@nestjs/common';
import { isBusy, isLostConnection } from './connection-errors.js';
import { coreErrors, DomainError } from './domain-error.js';

const logger = new Logger('Database');
const MAX_QUERY_LENGTH = 200;

/** The error to report to a caller, on every transport; null for an internal error, which is only logged. */
export function publicError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (isLostConnection(error)) return coreErrors.UNAVAILABLE({ retryAfter: 5 });
  if (!isBusy(error)) return null;
  // Shows operators which statement waited.
  const { message, query } = error;
  logger.warn(`${message}: ${query.slice(0, MAX_QUERY_LENGTH)}`);
  return coreErrors.BUSY({ retryAfter: 5 });
}
