/** Errors of the GraphQL API: a stable code and a message, without internal details. */
import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import { registerEnumType } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { coreErrors, DomainError, publishedErrors, publishErrors } from '../errors/domain-error.js';
import { recordRefusal } from '../errors/record-refusal.js';
import { publicError } from '../errors/public-error.js';

const TOO_MANY = coreErrors.TOO_MANY_REQUESTS().status;

/** Apollo's codes for requests that never reached a resolver. Their messages are safe to return. */
const REQUEST_CODES = new Map([
  ['GRAPHQL_PARSE_FAILED', 'The document is not valid GraphQL.'],
  ['GRAPHQL_VALIDATION_FAILED', 'The document does not fit the schema.'],
  ['BAD_USER_INPUT', 'A variable does not fit its type: `fields` says which.'],
  ['BAD_REQUEST', 'The request is not well-formed.'],
  ['OPERATION_RESOLUTION_FAILURE', 'The document has no operation of this name.'],
  ['PERSISTED_QUERY_NOT_SUPPORTED', 'Queries are not stored here: send the document.'],
  ['TOO_COSTLY', 'It asks for too much at once: `extensions.cost` says how much.'],
]);

publishErrors(REQUEST_CODES);

/** Filled when the modules that declare the codes are loaded, which is before the schema is built. */
export const ErrorCode = publishedErrors.codes;

registerEnumType(ErrorCode, {
  name: 'ErrorCode',
  description: 'The codes of errors, as `extensions.code` has them.',
  valuesMap: publishedErrors.descriptions,
});

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
    const { code, fields } = original;
    const extensions = { code, status: 400, ...(fields !== undefined && { fields }) };
    return { message, locations, path, extensions };
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

/**
 * What a limit refused is answered with 429 and Retry-After, as HTTP clients expect, unless a part of the request
 * was carried out: they would send all of it again.
 */
export const limitHeaders: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body, http } }) {
        if (body.kind !== 'single') return Promise.resolve();
        const { data, errors = [] } = body.singleResult;
        const { status, retryAfter } =
          errors.find(({ extensions }) => extensions?.['status'] === TOO_MANY)?.extensions ?? {};
        const isPartlyDone = Object.values(data ?? {}).some((value) => value !== null);
        if (status === undefined || isPartlyDone) return Promise.resolve();
        http.status = TOO_MANY;
        if (typeof retryAfter === 'number') http.headers.set('retry-after', `${retryAfter}`);
        return Promise.resolve();
      },
    }),
};
