import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { errorCode, isBrokenConnection } from './driver-errors.js';

const LOCK_NOT_AVAILABLE = '55P03';
const QUERY_CANCELED = '57014';
const DEADLOCK_DETECTED = '40P01';

/**
 * Whether a statement waited too long for a lock, or was canceled, or was the victim of a deadlock. If a lock is
 * granted just as `lock_timeout` fires and the statement must wait again, PostgreSQL reports 57014 (canceled by the
 * user), which is also the code of `statement_timeout`. In each case the same may succeed a moment later.
 */
export function isBusy(error: unknown): error is QueryFailedError {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: unknown = error.driverError;
  if (!(cause instanceof Error)) return false;
  const code = errorCode(cause);
  return code === LOCK_NOT_AVAILABLE || code === QUERY_CANCELED || code === DEADLOCK_DETECTED;
}

/** Whether an error only means that a database connection broke or could not be opened. */
export function isLostConnection(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  // TypeORM releases a transaction's connection as soon as it breaks.
  if (cause instanceof QueryRunnerAlreadyReleasedError) return true;
  if (cause instanceof QueryRunnerProviderAlreadyReleasedError) return true;
  return isBrokenConnection(cause);
}
