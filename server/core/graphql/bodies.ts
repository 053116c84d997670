import type { FastifyInstance } from 'fastify';
import { coreErrors, type DomainError } from '../errors/domain-error.js';

/** Where operations are sent to. */
export const GRAPHQL_PATH = '/graphql';

/**
 * Of a document, in characters; values of any length go as variables. Each error in it says where it is, by line and
 * column, which is counted from the beginning: a megabyte of line breaks before a hundred errors takes seconds.
 */
const MAX_DOCUMENT = 16_384;

const BOUNDS = {
  /** A hundred questions of the greatest length fit in; files come by doors of their own. */
  bodyLimit: 2 * 1024 * 1024,
  /** Logging in, signing up and writing to us are short. */
  anonymousBodyLimit: 64 * 1024,
  /** Corrections of a thousand rows of an import with fifty cells each. */
  mostValues: 160_000,
};

/** Bounds what is sent to GraphQL, whose route is registered by Nest and knows none of this; its streams, too. */
export function graphqlBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (route.url === GRAPHQL_PATH) route.config = { ...route.config, ...BOUNDS };
  });
  fastify.addHook('preValidation', ({ routeOptions, body }, _reply, done) => {
    const isDocument = routeOptions.url?.startsWith(GRAPHQL_PATH) === true;
    done(isDocument && isTooLong(body) ? tooLong() : undefined);
  });
}

function isTooLong(body: unknown): boolean {
  const { query } = (body ?? {}) as { query?: unknown };
  return typeof query === 'string' && query.length > MAX_DOCUMENT;
}

function tooLong(): DomainError {
  const message = `A GraphQL document can have at most ${MAX_DOCUMENT} characters. Send long values as variables.`;
  return coreErrors.VALIDATION({ message });
}
