import type { FastifyInstance, FastifyRequest } from 'fastify';
import { coreErrors } from '../errors/domain-error.js';

/** Of an address without its query. No page, file or route has a tenth of that. */
const MAX_CHARACTERS = 2_048;

/**
 * Refuses endless paths and hosts that are none before anything looks at them; queries are bounded with the
 * headers, by Node.js.
 */
export function checkAddresses(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const query = request.url.indexOf('?');
    const length = query < 0 ? request.url.length : query;
    if (length > MAX_CHARACTERS) done(coreErrors.ADDRESS_TOO_LONG());
    else if (hasHost(request)) done();
    else done(coreErrors.VALIDATION({ message: 'The header Host must name a host.' }));
  });
}

/** What GraphQL is asked by is read with its host. HTTP/1.0, which monitors speak, needs none elsewhere. */
function hasHost({ host, url }: FastifyRequest): boolean {
  return URL.canParse(`http://${host}/`) || (host === '' && !url.startsWith('/graphql'));
}
