/** What the older system has no route for: other methods at its addresses, other addresses under /v1. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from './envelope.js';
import { legacyRoutes } from './legacy-route.js';

/** Before routing, where the client's pages would answer every GET. To be added before CORS is. */
export function refuseOtherMethods(fastify: FastifyInstance): void {
  const known = new Set(legacyRoutes().flatMap(({ name }) => [`/${name}`, `/v1/${name}`]));
  fastify.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?', 1);
    if (request.method === 'POST' || isPreflight(request)) done();
    else if (known.has(path)) {
      void reply.status(405).header('allow', 'POST').send(refused(405, 'Use POST.'));
    } else if (path.startsWith('/v1/')) reply.callNotFound();
    else done();
  });
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}
