import type { FastifyInstance } from 'fastify';

/** Where operations are sent to. */
export const GRAPHQL_PATH = '/graphql';

const BOUNDS = {
  /** A hundred questions of the greatest length fit in; files come by doors of their own. */
  bodyLimit: 2 * 1024 * 1024,
  /** Logging in, signing up and writing to us are short. */
  anonymousBodyLimit: 64 * 1024,
  /** Corrections of a thousand rows of an import with fifty cells each. */
  mostValues: 160_000,
};

/** Bounds what is sent to GraphQL, whose route is registered by Nest and knows none of this. */
export function graphqlBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (route.url === GRAPHQL_PATH) route.config = { ...route.config, ...BOUNDS };
  });
}
