/** Refuses requests that no legacy route handles: other methods, and other paths of the legacy API. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLegacyPath, pathOf } from './addresses.js';
import { failure } from './envelope.js';
import { legacyRoutes } from './legacy-route.js';

/** Runs before routing, because the client's pages would answer every GET. Must be added before CORS. */
export function refuseOtherMethods(fastify: FastifyInstance): void {
  const known = new Set(legacyRoutes().flatMap(({ name }) => [`/${name}`, `/v1/${name}`]));
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!isLegacyPath(request.url)) {
      done();
      return;
    }
    // The responses contain tokens and questions.
    reply.header('cache-control', 'no-store');
    if (request.method === 'POST' || isPreflight(request)) done();
    else if (known.has(pathOf(request.url))) {
      void reply.status(405).header('allow', 'POST').send(failure(405, 'Use POST.'));
    } else void reply.status(404).send(failure(404, 'There is nothing at this address.'));
  });
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}
