import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

/** PostgreSQL's codes for a server that ends or begins, and the network's for one that is gone. */
const CODES = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']);
const LOCK_NOT_AVAILABLE = '55P03';
/** What the driver says without a code. */
const MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'not queryable',
];

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
  if (!(cause instanceof Error)) return false;
  const code = codeOf(cause);
  if (code !== undefined && CODES.has(code)) return true;
  return MESSAGES.some((message) => cause.message.includes(message));
}

function codeOf(error: Error): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
