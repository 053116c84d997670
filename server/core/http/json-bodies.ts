import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

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
      let text: string;
      try {
        text = utf8.decode(body);
      } catch {
        done(new DomainError('BAD_REQUEST', 400, 'JSON must be encoded as UTF-8.'));
        return;
      }
      void parse(request, text, done);
    },
  );
}
