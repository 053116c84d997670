import type { FastifyInstance } from 'fastify';
import { coreErrors, type DomainError } from '../errors/domain-error.js';

/** The path of queries and mutations. */
export const GRAPHQL_PATH = '/graphql';

/**
 * Of a document; long values are sent as variables. Each error contains its line and column, which are counted
 * from the beginning: a megabyte of line breaks before a hundred errors takes seconds.
 */
const MAX_DOCUMENT_CHARACTERS = 16_384;

const ROUTE_LIMITS = {
  /** Enough for a hundred questions of maximal length. Files have routes of their own. */
  bodyLimit: 2 * 1024 * 1024,
  /** Log-in, sign-up and enquiries are short. */
  anonymousBodyLimit: 64 * 1024,
  /** Corrections of a thousand import rows with fifty cells each. */
  maxJsonValues: 160_000,
};

/** Limits the bodies of GraphQL requests and streams: Nest registers the route without limits. */
export function limitGraphqlBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (route.url === GRAPHQL_PATH) route.config = { ...route.config, ...ROUTE_LIMITS };
  });
  fastify.addHook('preValidation', ({ routeOptions, body }, _reply, done) => {
    const isDocument = routeOptions.url?.startsWith(GRAPHQL_PATH) === true;
    done(isDocument && isTooLong(body) ? tooLong() : undefined);
  });
}

function isTooLong(body: unknown): boolean {
  const { query } = (body ?? {}) as { query?: unknown };
  return typeof query === 'string' && query.length > MAX_DOCUMENT_CHARACTERS;
}

function tooLong(): DomainError {
  const message = `A GraphQL document can have at most ${MAX_DOCUMENT_CHARACTERS} characters. Send long values as variables.`;
  return coreErrors.VALIDATION({ message });
}
