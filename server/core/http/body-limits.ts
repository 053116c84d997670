import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most bytes a body may have here, where that is not what it is everywhere. */
    bodyLimit?: number;
  }
}

/** Gives routes the limit that they declare (`@RouteConfig`): Nest hands no other option on. */
export function bodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const limit = route.config?.bodyLimit;
    if (limit !== undefined) route.bodyLimit = limit;
  });
}
