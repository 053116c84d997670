import { Logger } from '@nestjs/common';
import { isBusy, isLostConnection } from './connection-errors.js';
import { coreErrors, DomainError } from './domain-error.js';

const logger = new Logger('Database');

/** What a caller is told of an error, by every door; null for what is only logged. */
export function told(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (isLostConnection(error)) return coreErrors.UNAVAILABLE({ retryAfter: 5 });
  if (!isBusy(error)) return null;
  // Of use to whoever runs it: what waits for long may be mended.
  logger.warn(error.message);
  return coreErrors.BUSY({ retryAfter: 5 });
}
