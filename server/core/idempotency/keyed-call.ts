/**
 * The header Idempotency-Key (draft-ietf-httpapi-idempotency-key-header-07): a call that is sent again with its key is
 * applied once. docs/API.md describes it, decision 0059 has the reasons.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../access/viewer.js';
import { idempotencyErrors } from './idempotency.errors.js';

/** A UUID without hyphens in base64 has 22 characters: fewer could be guessed, and secrets are encrypted under it. */
const KEY = /^[\x21-\x7e]{22,255}$/;

/** What a caller asks with a key: one root field of a mutation, or a request to a route. */
export interface KeyedCall {
  /** As it was sent; only its hash is stored. */
  key: string;
  /** Which of the calls of a request this is. */
  part: string;
  /** All that was sent; undefined until a file has been received. The same key with other content is refused. */
  content: string | undefined;
  /** Who calls; undefined before they are authenticated, and for the public. */
  readonly viewer: Viewer | undefined;
}

const calls = new AsyncLocalStorage<KeyedCall>();

/** The call with a key that runs now, if any. */
export function currentKeyedCall(): KeyedCall | undefined {
  return calls.getStore();
}

/**
 * Runs a call with the key of its request, or without one where it has none.
 * @param content of the request, made only if there is a key
 * @throws IDEMPOTENCY_KEY_INVALID
 */
export function withIdempotencyKey<T>(
  request: FastifyRequest,
  part: string,
  content: () => string | undefined,
  work: () => T,
): T {
  const key = keyOf(request);
  if (key === undefined) return work();
  const call = {
    key,
    part,
    content: content(),
    get viewer() {
      return request.viewer;
    },
  };
  return calls.run(call, work);
}

/** Runs a part of a call that is repeated with it, and so is not recorded by its key. */
export function withoutIdempotencyKey<T>(work: () => T): T {
  return calls.exit(work);
}

/** Says what the current call has sent, once its file has been received: the name and the hash. */
export function setKeyedContent(...parts: string[]): void {
  const call = calls.getStore();
  if (call) call.content = JSON.stringify(parts);
}

/** The header's value, in quotation marks (RFC 8941 strings) or without. @throws IDEMPOTENCY_KEY_INVALID */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const { 'idempotency-key': header } = headers;
  if (header === undefined) return undefined;
  const key = String(header).replace(/^"(.*)"$/, '$1');
  if (!KEY.test(key)) throw idempotencyErrors.IDEMPOTENCY_KEY_INVALID();
  return key;
}
