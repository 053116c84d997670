import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkAnonymousBodySize } from '../access/anonymous-bodies.js';
import { coreErrors } from '../errors/domain-error.js';
import { exceededJsonLimit, hasDuplicateKeys } from './json-limits.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The maximum number of JSON values in a body of this route, if it differs from the default. */
    maxJsonValues?: number;
    /** Rejects objects with the same key twice: this body is compared with what was signed. */
    rejectDuplicateKeys?: boolean;
  }
}

/** Millions of values would block the process for seconds, and fill its memory. */
const MAX_VALUES = 10_000;
/** Nested objects and lists. No body of the API is half as deep. */
const MAX_DEPTH = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true });

const LIMIT_MESSAGES = {
  values: 'The body has too many values.',
  depth: 'The body has too many lists and objects inside each other.',
};

const DUPLICATE_KEY_MESSAGE =
  'An object of this JSON has a name twice, and programs differ in which of the two counts.';

/**
 * Parses JSON bodies, and rejects those that are not UTF-8 (RFC 8259). Fastify would replace every invalid
 * byte by U+FFFD, and corrupted text would be stored without an error.
 */
export function parseJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      try {
        checkAnonymousBodySize(request, body);
        checkValues(request, body);
        void parse(request, decode(body), (error: Error | null, parsed?: unknown) => {
          const hasDuplicates = error === null && hasForbiddenDuplicates(request, body, parsed);
          done(
            hasDuplicates ? coreErrors.VALIDATION({ message: DUPLICATE_KEY_MESSAGE }) : error,
            parsed,
          );
        });
      } catch (error) {
        done(error as Error);
      }
    },
  );
}

function checkValues({ routeOptions }: FastifyRequest, body: Buffer): void {
  const { maxJsonValues = MAX_VALUES } = routeOptions.config;
  const exceeded = exceededJsonLimit(body, { values: maxJsonValues, depth: MAX_DEPTH });
  if (exceeded) throw coreErrors.VALIDATION({ message: LIMIT_MESSAGES[exceeded] });
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw coreErrors.VALIDATION({ message: 'JSON must be encoded as UTF-8.' });
  }
}

function hasForbiddenDuplicates(
  { routeOptions }: FastifyRequest,
  body: Buffer,
  parsed: unknown,
): boolean {
  return routeOptions.config.rejectDuplicateKeys === true && hasDuplicateKeys(body, parsed);
}
