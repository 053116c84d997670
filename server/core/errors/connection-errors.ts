import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { codeOf, isBrokenConnection } from './driver-errors.js';

const LOCK_NOT_AVAILABLE = '55P03';

/** Whether a row was held by others for longer than a request may wait. */
export function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: unknown = error.driverError;
  return cause instanceof Error && codeOf(cause) === LOCK_NOT_AVAILABLE;
}

/** Whether an error says that a database connection broke or could not be had, and nothing else. */
export function isLostConnection(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  // TypeORM lets a transaction's connection go as soon as it breaks.
  if (cause instanceof QueryRunnerAlreadyReleasedError) return true;
  if (cause instanceof QueryRunnerProviderAlreadyReleasedError) return true;
  return isBrokenConnection(cause);
}
