/** What the older system has no route for: other methods at its addresses, other addresses like them. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLegacyPath, pathOf } from './addresses.js';
import { refused } from './envelope.js';
import { legacyRoutes } from './legacy-route.js';

/** Before routing, where the client's pages would answer every GET. To be added before CORS is. */
export function refuseOtherMethods(fastify: FastifyInstance): void {
  const known = new Set(legacyRoutes().flatMap(({ name }) => [`/${name}`, `/v1/${name}`]));
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!isLegacyPath(request.url)) {
      done();
      return;
    }
    // Tokens and papers stand in these answers.
    reply.header('cache-control', 'no-store');
    if (request.method === 'POST' || isPreflight(request)) done();
    else if (known.has(pathOf(request.url))) {
      void reply.status(405).header('allow', 'POST').send(refused(405, 'Use POST.'));
    } else void reply.status(404).send(refused(404, 'There is nothing at this address.'));
  });
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}
