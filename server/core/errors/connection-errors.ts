import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { codeOf, isBrokenConnection } from './driver-errors.js';

const LOCK_NOT_AVAILABLE = '55P03';
const CANCELED = '57014';

/**
 * Whether a row was held by others for longer than a request may wait. PostgreSQL forgets why it
 * cancels a statement that gets its turn at the moment its time is over and has to wait again: it
 * says then that a user asked for it, as it does where an administrator did.
 */
export function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: unknown = error.driverError;
  if (!(cause instanceof Error)) return false;
  const code = codeOf(cause);
  return (
    code === LOCK_NOT_AVAILABLE || (code === CANCELED && cause.message.includes('user request'))
  );
}

/** Whether an error says that a database connection broke or could not be had, and nothing else. */
export function isLostConnection(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  // TypeORM lets a transaction's connection go as soon as it breaks.
  if (cause instanceof QueryRunnerAlreadyReleasedError) return true;
  if (cause instanceof QueryRunnerProviderAlreadyReleasedError) return true;
  return isBrokenConnection(cause);
}
