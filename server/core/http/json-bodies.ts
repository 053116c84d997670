import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkBodyOf } from '../access/anonymous-bodies.js';
import { coreErrors } from '../errors/domain-error.js';
import { exceededJsonBound, hasRepeatedNames } from './json-bounds.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most JSON values a body may have here, where that is more than everywhere else. */
    mostValues?: number;
    /** What is read here is compared with what was signed, so that nothing may be said twice. */
    uniqueNames?: boolean;
  }
}

/** Millions of values would keep the process from everything else for seconds, and fill its memory. */
const MAX_VALUES = 10_000;
/** Objects and lists inside each other: nothing that is taken anywhere has half as many. */
const MAX_DEPTH = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true });

const REFUSED = {
  values: 'The body has too many values.',
  depth: 'The body has too many lists and objects inside each other.',
};

const REPEATED =
  'An object of this JSON has a name twice, and programs differ in which of the two counts.';

/**
 * JSON is UTF-8 (RFC 8259). Fastify would put U+FFFD in place of every byte that is not: what somebody
 * wrote in another character set would be stored spoilt, and nobody told.
 */
export function jsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      try {
        checkBodyOf(request, body);
        checkValues(request, body);
        void parse(request, decode(body), (error: Error | null, parsed?: unknown) => {
          const isRepeating = error === null && repeats(request, body, parsed);
          done(isRepeating ? coreErrors.VALIDATION({ message: REPEATED }) : error, parsed);
        });
      } catch (error) {
        done(error as Error);
      }
    },
  );
}

function checkValues({ routeOptions }: FastifyRequest, body: Buffer): void {
  const { mostValues = MAX_VALUES } = routeOptions.config;
  const exceeded = exceededJsonBound(body, { values: mostValues, depth: MAX_DEPTH });
  if (exceeded) throw coreErrors.VALIDATION({ message: REFUSED[exceeded] });
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw coreErrors.VALIDATION({ message: 'JSON must be encoded as UTF-8.' });
  }
}

function repeats({ routeOptions }: FastifyRequest, body: Buffer, parsed: unknown): boolean {
  return routeOptions.config.uniqueNames === true && hasRepeatedNames(body, parsed);
}
