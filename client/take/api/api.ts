/** Calls the candidates' REST API. An error response throws `RefusedError`, a lost connection `UnreachableError`. */
import type { Refusal } from './api-types';
import type { BodyOf, FilledPath, Method, ReplyOf, RoutePath } from './route-types';

/** Code of error responses that are not the server's delay: of a proxy, a captive portal or a filter. */
const UNKNOWN_CODE = 'SERVER';
/** Codes that end a sitting here. After any other error the page keeps its answers and sends them again. */
const FINAL = new Set(['LINK_INVALID', 'ATTEMPT_NOT_FOUND', 'LEASE_LOST', 'ATTEMPT_ENDED']);

/** An error response. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: { path: string; message: string }[],
    readonly current: unknown,
    /** Seconds to wait before the next try, if the server sent them. */
    readonly retryAfter: number | null,
  ) {
    super(message);
  }

  /** Whether the same request may succeed later. */
  get isRetryable(): boolean {
    return this.status >= 500 || [408, 429].includes(this.status) || this.code === UNKNOWN_CODE;
  }
}

/** No response arrived. */
export class UnreachableError extends Error {
  readonly isRetryable = true;
}

/** A request is aborted after this time. */
const TIMEOUT_MS = 15_000;

export type RequestOptions<Path extends RoutePath<M>, M extends Method> = {
  /** Prefix of the path; default /attempts. */
  root?: string;
  /** The token of the candidate's link. */
  token?: string;
  /** A string is sent as it is: it is JSON already. */
  body?: BodyOf<Path, M> | string;
  /** The request outlives the page; browsers then limit all bodies together to 64 KiB. */
  keepalive?: boolean;
  /** Called with the time at which the request left, by the local wall clock. */
  onSent?: (at: number) => void;
} & (M extends 'get' ? { method?: 'GET' } : { method: Uppercase<M> });

/**
 * @typeParam Path of the route in the document, whose types the body and the response have
 * @param path below the root
 * @throws RefusedError, UnreachableError
 */
export async function request<Path extends RoutePath<M>, M extends Method = 'get'>(
  path: FilledPath<Path>,
  options: RequestOptions<Path, M>,
): Promise<ReplyOf<Path, M>> {
  const { method = 'GET', root = '/attempts', token, body, keepalive = false, onSent } = options;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (body) headers['content-type'] = 'application/json';
  const abort = new AbortController();
  const timeout = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    onSent?.(Date.now());
    const response = await fetch(`${root}${path}`, {
      method,
      headers,
      keepalive,
      signal: abort.signal,
      cache: 'no-store',
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw toRefusedError(response, text);
    // Every route returns a body: an empty one is not the server's.
    return JSON.parse(text) as ReplyOf<Path, M>;
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    throw new UnreachableError('No response', { cause: error });
  } finally {
    clearTimeout(timeout);
  }
}

function toRefusedError(response: globalThis.Response, text: string): RefusedError {
  let body: Partial<Refusal> = {};
  try {
    body = JSON.parse(text) as Partial<Refusal>;
  } catch {
    // A proxy's error page has nothing to show.
  }
  const { code = UNKNOWN_CODE, message = '', fields = [], current = null } = body;
  const after = Number(response.headers.get('retry-after'));
  const retryAfter = Number.isFinite(after) && after > 0 ? after : null;
  return new RefusedError(response.status, code, message, fields, current, retryAfter);
}

/** Whether trying again can help. */
export function isRetryable(error: unknown): boolean {
  return (error instanceof RefusedError || error instanceof UnreachableError) && error.isRetryable;
}

/** Whether the server itself ended the sitting of this page. */
export function isFinal(error: unknown): boolean {
  return error instanceof RefusedError && FINAL.has(error.code);
}

/** Whether the server could not read the request: it will refuse the same again, but perhaps not a part of it. */
export function isMalformed(error: unknown): boolean {
  return error instanceof RefusedError && error.code === 'VALIDATION';
}

/** Whether a smaller request may get through, whether the server or a proxy refused this one. */
export function isTooLarge(error: unknown): boolean {
  return error instanceof RefusedError && error.status === 413;
}

/** Whether this very request was refused, perhaps by a proxy: not a temporary failure of all requests. */
export function isDenied(error: unknown): boolean {
  return (
    error instanceof RefusedError && error.status < 500 && ![408, 425, 429].includes(error.status)
  );
}

/** Whether the server asks to send the same request later. */
export function isRetryLater(error: unknown): boolean {
  return error instanceof RefusedError && (error.status === 429 || error.retryAfter !== null);
}

/**
 * Milliseconds before the next try: exponential back-off from one second to half a minute, with
 * jitter, so that the pages do not all call a server at once when it is back.
 * @param tries how many tries have failed
 */
export function backOffMs(tries: number, error: unknown, random = Math.random): number {
  const maximum = Math.min(30_000, 1_000 * 2 ** Math.min(tries - 1, 10));
  const delay = maximum * (0.5 + random() / 2);
  const retryAfterMs = error instanceof RefusedError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return Math.max(delay, retryAfterMs);
}
