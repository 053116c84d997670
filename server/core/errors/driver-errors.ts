/** What the PostgreSQL driver and the network say of a connection that broke. */

/** PostgreSQL's codes for a server that ends or begins, and the network's for one that is gone. */
const CODES = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']);
/** What the driver says without a code. */
const MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'not queryable',
];

/** Whether the driver says that a connection broke or could not be had, and nothing else. */
export function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== undefined && CODES.has(code)) return true;
  return MESSAGES.some((message) => error.message.includes(message));
}

export function codeOf(error: Error): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
