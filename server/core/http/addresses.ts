import type { FastifyInstance } from 'fastify';
import { coreErrors } from '../errors/domain-error.js';

/** Of an address without its query. No page, file or route has a tenth of that. */
const MOST_CHARACTERS = 2_048;

/** Refuses endless paths before anything looks at them; queries are bounded with the headers, by Node.js. */
export function limitPaths(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const query = request.url.indexOf('?');
    const length = query < 0 ? request.url.length : query;
    done(length > MOST_CHARACTERS ? coreErrors.ADDRESS_TOO_LONG() : undefined);
  });
}
