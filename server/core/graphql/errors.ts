/** Errors of the GraphQL API: a stable code and a message, without internal details. */
import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { coreErrors, DomainError } from '../errors/domain-error.js';
import { recordRefusal } from '../errors/record-refusal.js';
import { publicError } from '../errors/public-error.js';

/** Apollo's codes for requests that never reached a resolver. Their messages are safe to return. */
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
  const published = publicError(unwrapResolverError(error));
  const original = formatted.extensions ?? {};
  if (published) {
    const { code, status, fields, current, challenge, retryAfter } = published;
    const extensions = {
      code,
      status,
      ...(fields && { fields }),
      ...(current && { current }),
      ...(challenge && { challenge }),
      ...(retryAfter && { retryAfter }),
    };
    return { message: published.message, locations, path, extensions };
  }
  if (REQUEST_CODES.has(String(original['code']))) {
    return { message, locations, path, extensions: { code: original['code'], status: 400 } };
  }
  const { code, status, message: masked } = coreErrors.INTERNAL();
  return { message: masked, path, extensions: { code, status, requestId: original['requestId'] } };
}

/** Logs errors that the caller did not cause, with the id that the caller gets, and records security events. */
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

/** One of each code: an operation can request a hundred fields that are all refused for the same reason. */
function refusalsIn(errors: readonly GraphQLError[]): Iterable<DomainError> {
  const causes = errors.map(unwrapResolverError).filter((cause) => cause instanceof DomainError);
  return new Map(causes.map((cause) => [cause.code, cause])).values();
}
