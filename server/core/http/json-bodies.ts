import type { FastifyInstance } from 'fastify';
import { coreErrors } from '../errors/domain-error.js';

/**
 * What is larger carries a file in one text, and few values beside it. Millions of values would keep
 * the process from everything else for seconds, and fill its memory.
 */
const MANY_VALUES_BYTES = 2 * 1024 * 1024;
const MOST_VALUES = 10_000;

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
      if (body.length > MANY_VALUES_BYTES && hasManyValues(body)) {
        done(coreErrors.VALIDATION({ message: 'The body has too many values.' }));
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

/** Each value but the first stands behind one of these signs, which base64 has none of. */
function hasManyValues(body: Buffer): boolean {
  let signs = 0;
  for (const sign of [',', '[', '{']) {
    for (let at = body.indexOf(sign); at >= 0; at = body.indexOf(sign, at + 1)) {
      signs += 1;
      if (signs > MOST_VALUES) return true;
    }
  }
  return false;
}
