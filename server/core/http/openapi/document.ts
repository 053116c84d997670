/** Describes the REST routes as OpenAPI 3.1, from their declarations. */
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiRequestBodyObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { declaredRoutes, type Route, type RouteUpload } from '../route.js';
import type { RouteResponse } from '../route-responses.js';
import { documentSchema } from './document-schemas.js';
import { refusalShape, refusalsOf } from './refusals.js';

const JSON_TYPE = 'application/json';
const MEGABYTE = 1024 * 1024;

/** Statuses of refusals that may have the header `Retry-After`. */
const RETRYABLE = new Set(['429', '503']);
const RETRY_AFTER = z.object({
  'retry-after': z
    .int()
    .min(1)
    .optional()
    .meta({
      description: 'Seconds after which the same request may succeed.',
      examples: [5],
    }),
});

const SECURITY_SCHEMES = {
  staff: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a session, as the mutation `logIn` gives it, or an access token.',
  },
  candidate: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a candidate’s link: what follows the # in it.',
  },
  metrics: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `METRICS_TOKEN` of this installation.',
  },
} as const;

/** @param publicUrl of this installation */
export function apiDocument(publicUrl: string) {
  // Relative, so that it works under every host name of the page.
  const root = new URL(publicUrl).pathname.replace(/\/$/, '');
  const paths: Record<string, Partial<Record<Route['method'], ZodOpenApiOperationObject>>> = {};
  for (const route of declaredRoutes()) {
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route) };
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Examwright: REST routes',
        version: '1',
        description:
          'The routes of the candidate’s page, files, and operation. Staff work with GraphQL: see /graphql, and ' +
          `the [API guide](${root}/docs/api-guide) for all of it. ` +
          'Times are ISO 8601 in UTC, by the server’s clock, which is the only one that counts.',
      },
      servers: [{ url: root || '/' }],
      components: { securitySchemes: SECURITY_SCHEMES },
      paths,
    },
    { override: documentSchema },
  );
}

function operationOf(route: Route): ZodOpenApiOperationObject {
  const { operationId, tag, summary, params, queryParams } = route;
  return {
    operationId,
    tags: [tag],
    summary,
    ...accessOf(route),
    requestParams: { ...(params && { path: params }), ...(queryParams && { query: queryParams }) },
    ...requestOf(route),
    responses: { ...answersOf(route), ...documentedRefusals(route) },
  };
}

/** The token that a route needs, and who may call it: one source for both. */
function accessOf({ access, ownAccess, isSessionOnly = false }: Route): {
  security: ZodOpenApiOperationObject['security'];
  description: string;
} {
  if (ownAccess) {
    const { scheme, isOptional = false, text: description } = ownAccess;
    return { security: [...(isOptional ? [{}] : []), { [scheme]: [] }], description };
  }
  if (access === 'public') return { security: [], description: 'Public.' };
  if (access === 'candidate')
    return {
      security: [{ candidate: [] }],
      description: 'For candidates, by the token of their link.',
    };
  const only = isSessionOnly ? ' Access tokens are not accepted.' : '';
  const description = `For members of staff with the permission \`${access}\`.${only}`;
  return { security: [{ staff: [] }], description };
}

function requestOf({ body, uncheckedBody, upload }: Route): {
  requestBody?: ZodOpenApiRequestBodyObject;
} {
  const schema = body ?? uncheckedBody;
  if (schema) return { requestBody: { required: true, content: { [JSON_TYPE]: { schema } } } };
  return upload ? { requestBody: uploadBody(upload) } : {};
}

function uploadBody({ field, contentTypes, limit, fields }: RouteUpload) {
  const description = `At most ${limit.bytes / MEGABYTE} MB.`;
  const schema = z.object({ ...fields, [field]: z.file().meta({ description }) });
  const encoding = { [field]: { contentType: contentTypes.join(', ') } };
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } };
}

function answersOf(route: Route): ZodOpenApiResponsesObject {
  const { status = 200, response, otherResponses = {} } = route;
  const headers = z.object(
    Object.fromEntries(
      Object.entries(route.headers ?? {}).map(([name, value]) => [name, z.literal(value)]),
    ),
  );
  const all: [string, RouteResponse][] = [
    [String(status), response],
    ...Object.entries(otherResponses),
  ];
  return Object.fromEntries(
    all.map(([code, { description, content }]) => [
      code,
      {
        description,
        ...(route.headers && { headers }),
        content: Object.fromEntries(
          Object.entries(content).map(([type, schema]) => [type, { schema }]),
        ),
      },
    ]),
  );
}

function documentedRefusals(route: Route): ZodOpenApiResponsesObject {
  const { otherResponses = {} } = route;
  return Object.fromEntries(
    Object.entries(refusalsOf(route))
      .filter(([status]) => !(status in otherResponses))
      .map(([status, description]) => [
        status,
        {
          description,
          ...(RETRYABLE.has(status) && { headers: RETRY_AFTER }),
          content: { [JSON_TYPE]: { schema: refusalShape } },
        },
      ]),
  );
}
