import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Maximum body size of this route in bytes, if it is not `BODY_BYTES`. */
    bodyLimit?: number;
  }
}

/** Default maximum body size: enough for names, choices, a page of text. */
export const BODY_BYTES = 64 * 1024;

/** Applies the limit that a route declares (`@RouteConfig`): Nest passes no other option on. */
export function applyBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const limit = route.config?.bodyLimit;
    if (limit !== undefined) route.bodyLimit = limit;
  });
}
