import { Logger } from '@nestjs/common';
import { isBusy, isLostConnection } from './connection-errors.js';
import { coreErrors, DomainError } from './domain-error.js';

const logger = new Logger('Database');
const MAX_QUERY_LENGTH = 200;

/** What a caller is told of an error, by every door; null for what is only logged. */
export function publicError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (isLostConnection(error)) return coreErrors.UNAVAILABLE({ retryAfter: 5 });
  if (!isBusy(error)) return null;
  // For operators: which statement waited.
  logger.warn(`${error.message}: ${error.query.slice(0, MAX_QUERY_LENGTH)}`);
  return coreErrors.BUSY({ retryAfter: 5 });
}
