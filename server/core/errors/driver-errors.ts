/** Errors of the PostgreSQL driver and the network about broken connections. */

/** PostgreSQL's codes for a server that stops or starts, and network codes for one that cannot be reached. */
const CODES = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']);
/** Messages of driver errors that have no code. */
const MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'not queryable',
];

/** Whether an error only means that a connection broke or could not be opened. */
export function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (code !== undefined && CODES.has(code)) return true;
  return MESSAGES.some((message) => error.message.includes(message));
}

export function errorCode(error: Error): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
