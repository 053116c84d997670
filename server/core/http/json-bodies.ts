import type { FastifyInstance } from 'fastify';
import { coreErrors } from '../errors/domain-error.js';
import { exceededJsonBound } from './json-bounds.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most JSON values a body may have here, where that is more than everywhere else. */
    mostValues?: number;
  }
}

/** Millions of values would keep the process from everything else for seconds, and fill its memory. */
const MOST_VALUES = 10_000;
/** Objects and lists inside each other: nothing that is taken anywhere has half as many. */
const MOST_DEPTH = 32;

const REFUSED = {
  values: 'The body has too many values.',
  depth: 'The body has too many lists and objects inside each other.',
};

/**
 * JSON is UTF-8 (RFC 8259). Fastify would put U+FFFD in place of every byte that is not: what somebody
 * wrote in another character set would be stored spoilt, and nobody told.
 */
export function jsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const { mostValues = MOST_VALUES } = request.routeOptions.config;
      const exceeded = exceededJsonBound(body, { values: mostValues, depth: MOST_DEPTH });
      if (exceeded) {
        done(coreErrors.VALIDATION({ message: REFUSED[exceeded] }));
        return;
      }
      let text: string;
      try {
        text = utf8.decode(body);
      } catch {
        done(coreErrors.VALIDATION({ message: 'JSON must be encoded as UTF-8.' }));
        return;
      }
      void parse(request, text, done);
    },
  );
}
