import type { FastifyInstance, FastifyRequest } from 'fastify';
import { coreErrors } from '../errors/domain-error.js';

/** Of a path without its query. No page, file or route has a path of a tenth of that. */
const MAX_CHARACTERS = 2_048;

/**
 * Rejects endless paths and invalid hosts before anything reads them. Node.js limits queries together with the
 * headers.
 */
export function checkRequestTargets(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const query = request.url.indexOf('?');
    const length = query < 0 ? request.url.length : query;
    if (length > MAX_CHARACTERS) done(coreErrors.ADDRESS_TOO_LONG());
    else if (hasHost(request)) done();
    else done(coreErrors.VALIDATION({ message: 'The header Host must name a host.' }));
  });
}

/** GraphQL needs a host to parse the URL. Elsewhere HTTP/1.0, which monitors use, needs none. */
function hasHost({ host, url }: FastifyRequest): boolean {
  return URL.canParse(`http://${host}/`) || (host === '' && !url.startsWith('/graphql'));
}
