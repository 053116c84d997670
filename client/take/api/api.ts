/** Asks the learners' routes. Refusals are told by their code, a line that is down by `Unreachable`. */

/** Refusals without a code of our own: a proxy's page, a portal's, a filter's. */
const NOT_OURS = 'SERVER';
/** What ends a sitting here. Whatever else is refused on the way, answers are kept and sent again. */
const FINAL = new Set(['LINK_INVALID', 'ATTEMPT_NOT_FOUND', 'LEASE_LOST', 'ATTEMPT_ENDED']);

/** The server said no. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: { path: string; message: string }[],
    readonly current: unknown,
    /** Seconds to wait before the next try, if the server said so. */
    readonly retryAfter: number | null,
  ) {
    super(message);
  }

  /** Whether the same request may be answered otherwise later. */
  get mayPass(): boolean {
    return this.status >= 500 || [408, 429].includes(this.status) || this.code === NOT_OURS;
  }
}

/** No answer came. */
export class Unreachable extends Error {
  readonly mayPass = true;
}

/** Whoever waits longer than this asks again. */
const PATIENCE_MS = 15_000;

export interface Asking {
  method?: 'GET' | 'POST' | 'PUT';
  /** Below which address its path stands; /attempts where nothing else is said. */
  root?: string;
  /** Of the learner's link. */
  token?: string;
  /** A text is JSON already. */
  body?: object | string;
  /** Outlives the page; the browser then takes 64 KiB of body in all. */
  keepalive?: boolean;
  /** Is told when the request left, by the local wall clock. */
  onSent?: (at: number) => void;
}

/** @param path below the root */
export async function ask<T>(path: string, asking: Asking = {}): Promise<T> {
  const { method = 'GET', root = '/attempts', token, body, keepalive = false, onSent } = asking;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (body) headers['content-type'] = 'application/json';
  const abort = new AbortController();
  const patience = setTimeout(() => abort.abort(), PATIENCE_MS);
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
    if (!response.ok) throw refusal(response, text);
    // Every route answers something: an empty body is somebody else's.
    return JSON.parse(text) as T;
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Unreachable('No answer', { cause: error });
  } finally {
    clearTimeout(patience);
  }
}

interface ErrorBody {
  code?: string;
  message?: string;
  fields?: { path: string; message: string }[];
  current?: unknown;
}

function refusal(response: globalThis.Response, text: string): Refused {
  let body: ErrorBody = {};
  try {
    body = JSON.parse(text) as ErrorBody;
  } catch {
    // A proxy's page says nothing that could be shown.
  }
  const { code = NOT_OURS, message = '', fields = [], current = null } = body;
  const after = Number(response.headers.get('retry-after'));
  const retryAfter = Number.isFinite(after) && after > 0 ? after : null;
  return new Refused(response.status, code, message, fields, current, retryAfter);
}

/** Whether trying again can help. */
export function mayPass(error: unknown): boolean {
  return (error instanceof Refused || error instanceof Unreachable) && error.mayPass;
}

/** Whether the server itself said that this page has nothing more to send. */
export function isFinal(error: unknown): boolean {
  return error instanceof Refused && FINAL.has(error.code);
}

/** Whether the server could not read what was sent: the same will be refused again, a part of it may not. */
export function isMalformed(error: unknown): boolean {
  return error instanceof Refused && error.code === 'VALIDATION';
}

/** Whether less at once may get through, on whosever way it was too much. */
export function isTooMuch(error: unknown): boolean {
  return error instanceof Refused && error.status === 413;
}

/** Whether somebody on the way said no to this very request, rather than that nothing goes just now. */
export function isDenied(error: unknown): boolean {
  return error instanceof Refused && error.status < 500 && ![408, 425, 429].includes(error.status);
}

/** Whether the same is to be sent, only later. */
export function asksToWait(error: unknown): boolean {
  return error instanceof Refused && (error.status === 429 || error.retryAfter !== null);
}

/**
 * How long to wait before another try: doubling from one second to half a minute, and each page
 * another part of it, so that a server that comes back is not met by all at once.
 * @param tries how many have failed
 */
export function backOffMs(tries: number, error: unknown, random = Math.random): number {
  const longest = Math.min(30_000, 1_000 * 2 ** Math.min(tries - 1, 10));
  const own = longest * (0.5 + random() / 2);
  const asked = error instanceof Refused ? (error.retryAfter ?? 0) * 1_000 : 0;
  return Math.max(own, asked);
}
