import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most bytes a body may have here, where that is not `BODY_BYTES`. */
    bodyLimit?: number;
  }
}

/** The most bytes of a body, wherever a route does not say otherwise: names, choices, a page of text. */
export const BODY_BYTES = 64 * 1024;

/** Gives routes the limit that they declare (`@RouteConfig`): Nest hands no other option on. */
export function bodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const limit = route.config?.bodyLimit;
    if (limit !== undefined) route.bodyLimit = limit;
  });
}
