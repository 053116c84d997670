import type { IncomingHttpHeaders } from 'node:http';

/** What authentication reads of a request. */
export interface TokenRequest {
  headers: Pick<IncomingHttpHeaders, 'authorization'>;
}

/** The token in an Authorization header. Legacy callers omit the word `Bearer`. */
export function tokenFromHeader({ headers }: TokenRequest): string | null {
  return /^(?:Bearer +)?([\w.-]{1,4096})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
