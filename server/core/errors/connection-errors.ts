import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { codeOf, isBrokenConnection } from './driver-errors.js';

const LOCK_NOT_AVAILABLE = '55P03';
const QUERY_CANCELED = '57014';

/**
 * Whether a statement waited too long for a lock, or was canceled. If a lock is granted just as
 * `lock_timeout` fires and the statement must wait again, PostgreSQL reports a user's cancel (57014),
 * the code of `statement_timeout`, too: overload, either way.
 */
export function isBusy(error: unknown): error is QueryFailedError {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: unknown = error.driverError;
  if (!(cause instanceof Error)) return false;
  const code = codeOf(cause);
  return code === LOCK_NOT_AVAILABLE || code === QUERY_CANCELED;
}

/** Whether an error says that a database connection broke or could not be had, and nothing else. */
export function isLostConnection(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  // TypeORM lets a transaction's connection go as soon as it breaks.
  if (cause instanceof QueryRunnerAlreadyReleasedError) return true;
  if (cause instanceof QueryRunnerProviderAlreadyReleasedError) return true;
  return isBrokenConnection(cause);
}
