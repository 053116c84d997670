import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

/** PostgreSQL's codes for a server that ends or begins, and the network's for one that is gone. */
const CODES = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']);
/** What the driver says without a code. */
const MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'not queryable',
];

/** Whether an error says that a database connection broke or could not be had, and nothing else. */
export function isLostConnection(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  // TypeORM lets a transaction's connection go as soon as it breaks.
  if (cause instanceof QueryRunnerAlreadyReleasedError) return true;
  if (cause instanceof QueryRunnerProviderAlreadyReleasedError) return true;
  if (!(cause instanceof Error)) return false;
  const { code } = cause as NodeJS.ErrnoException;
  if (code !== undefined && CODES.has(code)) return true;
  return MESSAGES.some((message) => cause.message.includes(message));
}
