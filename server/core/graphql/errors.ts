/** How errors leave by the GraphQL door: a stable code, a sentence, and nothing from inside. */
import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { coreErrors, DomainError } from '../errors/domain-error.js';
import { recordRefusal } from '../errors/record-refusal.js';
import { publicError } from '../errors/public-error.js';

/** Codes Apollo gives to requests that never reached a resolver; their messages are safe. */
const REQUEST_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'TOO_COSTLY',
]);

export function formatError(formatted: GraphQLFormattedError, error: unknown) {
  const { message, locations, path } = formatted;
  const known = publicError(unwrapResolverError(error));
  const given = formatted.extensions ?? {};
  if (known) {
    const { code, status, fields, current, challenge, retryAfter } = known;
    const extensions = {
      code,
      status,
      ...(fields && { fields }),
      ...(current && { current }),
      ...(challenge && { challenge }),
      ...(retryAfter && { retryAfter }),
    };
    return { message: known.message, locations, path, extensions };
  }
  if (REQUEST_CODES.has(String(given['code']))) {
    return { message, locations, path, extensions: { code: given['code'], status: 400 } };
  }
  const { code, status, message: masked } = coreErrors.INTERNAL();
  return { message: masked, path, extensions: { code, status, requestId: given['requestId'] } };
}

/** Logs what is not the caller's doing, with the id the caller is shown, and what is a security event. */
export const logErrors: ApolloServerPlugin<BaseContext & { request?: FastifyRequest }> = {
  requestDidStart() {
    const logger = new Logger('GraphQL');
    return Promise.resolve({
      didEncounterErrors({ errors, contextValue, operationName }) {
        const { request } = contextValue;
        const requestId = request?.id;
        for (const refusal of refusalsIn(errors)) if (request) recordRefusal(refusal, request);
        for (const error of errors) {
          const cause = unwrapResolverError(error);
          if (cause instanceof DomainError || cause instanceof GraphQLError) continue;
          error.extensions['requestId'] = requestId;
          const stack = cause instanceof Error ? cause.stack : undefined;
          logger.error(
            `${operationName ?? 'operation'} (request ${requestId}): ${String(cause)}`,
            stack,
          );
        }
        return Promise.resolve();
      },
    });
  },
};

/** Of each code one: an operation can ask for a hundred fields that all are refused alike. */
function refusalsIn(errors: readonly GraphQLError[]): Iterable<DomainError> {
  const causes = errors.map(unwrapResolverError).filter((cause) => cause instanceof DomainError);
  return new Map(causes.map((cause) => [cause.code, cause])).values();
}
