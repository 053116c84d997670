/** PostgreSQL's codes for a server that ends or begins, and the network's for one that is gone. */
const CODES = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']);

/** Whether an error says that a database connection broke, and nothing else. */
export function isLostConnection(error: Error & { code?: string }): boolean {
  if (error.message === 'Connection terminated unexpectedly') return true;
  return error.code !== undefined && CODES.has(error.code);
}
