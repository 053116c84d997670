import type { FastifyInstance } from 'fastify';

/**
 * Sets the headers that a route declares. Not by Nest's `@Header()`, which sets them after the guards: a
 * refusal could then be stored by a cache although the route says `no-store`. A refusal of a route whose
 * responses may be stored is not stored itself: the next request may be served.
 */
export function setRouteHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { route } = request.routeOptions.config;
    if (route?.headers) reply.headers(route.headers);
    done();
  });
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const caching = request.routeOptions.config.route?.headers?.['cache-control'];
    if (reply.statusCode >= 400 && caching?.startsWith('public'))
      reply.header('cache-control', 'no-store');
    done();
  });
}
