import type { FastifyInstance } from 'fastify';

/**
 * Sets the headers that a route declares. Not by Nest's `@Header()`, which sets them after the guards: a
 * refusal could then be stored by a cache although the route says `no-store`.
 */
export function setRouteHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { route } = request.routeOptions.config;
    if (route?.headers) reply.headers(route.headers);
    done();
  });
}
