/** Describes the legacy routes as OpenAPI 3.1, from their declarations. */
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { legacyRoutes, type DocumentedResponse, type LegacyRoute } from '../wire/legacy-route.js';

const JSON_TYPE = 'application/json';

const refusal = z
  .object({ statusCode: z.int(), success: z.literal(false), message: z.string().min(1) })
  .meta({
    id: 'Refusal',
    description: 'Why nothing was done. The message can be shown to people.',
  });

/** Refusals that every route can return. */
const COMMON: Record<number, string> = {
  400: 'The body is no JSON object, or a field is missing or cannot be taken; the message names it.',
  405: 'Another method than POST.',
  413: 'The body is too large.',
  429: 'Too many requests. Retry-After says how many seconds to wait.',
  500: 'Internal Server Error. Please try again later.',
  503: 'The service is busy, or not available just now. Retry-After says when to try again.',
};
const WITH_TOKEN: Record<number, string> = {
  401: 'Authorization failed: the token is missing, malformed, expired or revoked.',
  403: "Authorization failed: an address in the body is not the token's own. Or the token may not do this, and the message says which one may.",
};

/** Messages in examples of refusals, for routes without a message of their own. */
const EXAMPLE_MESSAGES: Record<number, string> = {
  405: 'Use POST.',
  413: 'What was sent is too large.',
  429: 'Too many tries. Try again in 60 seconds.',
  500: 'Internal Server Error. Please try again later.',
  503: 'The service is not available just now. Try again in a moment.',
};
const EXAMPLE_MESSAGES_WITH_TOKEN: Record<number, string> = {
  401: 'Authorization failed',
  403: 'Authorization failed',
};

export type OpenApiDocument = ReturnType<typeof legacyDocument>;

/** @param publicUrl of this installation */
export function legacyDocument(publicUrl: string) {
  // Relative, so that it works under every host name of the page.
  const root = new URL(publicUrl).pathname.replace(/\/$/, '');
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Examwright: routes of the older system',
      version: '1',
      description:
        'For callers that cannot be changed. New ones use GraphQL: see /graphql. Every route answers ' +
        'POST at both servers below. Ids are opaque; times are ISO 8601 in UTC; unknown fields are ignored.',
    },
    servers: [
      { url: root || '/', description: 'Bare paths' },
      { url: `${root}/v1`, description: 'The same under /v1' },
    ],
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token of userLoginN_M, with or without the word Bearer before it.',
        },
      },
    },
    paths: Object.fromEntries(
      legacyRoutes().map((route) => [`/${route.name}`, { post: operationOf(route) }]),
    ),
  });
}

function operationOf(route: LegacyRoute): ZodOpenApiOperationObject {
  const { name, summary, tag, access, request, example } = route;
  return {
    operationId: name,
    summary,
    tags: [tag],
    security: access === 'public' ? [] : [{ token: [] }],
    requestBody: { required: true, content: { [JSON_TYPE]: { schema: request, example } } },
    responses: { ...answersOf(route), ...refusalsOf(route) },
  };
}

function answersOf({ answers }: LegacyRoute): ZodOpenApiResponsesObject {
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [status, answerOf(Number(status), answer)]),
  );
}

function answerOf(
  status: number,
  { description, fields, example }: DocumentedResponse,
): ZodOpenApiResponseObject {
  const envelope = { statusCode: z.literal(status), success: z.literal(true), message: z.string() };
  const forms = [fields].flat().map((form) => z.object({ ...envelope, ...form }));
  const schema = forms.length > 1 ? z.union(forms) : forms[0];
  const whole = { statusCode: status, success: true, ...example };
  return { description, content: { [JSON_TYPE]: { schema, example: whole } } };
}

function refusalsOf(route: LegacyRoute): ZodOpenApiResponsesObject {
  const common = route.access === 'public' ? COMMON : { ...COMMON, ...WITH_TOKEN };
  const all = { ...common, ...route.refusals };
  return Object.fromEntries(
    Object.entries(all).map(([status, description]) => {
      const more = route.refusalFields?.[Number(status)];
      const schema = more ? refusal.extend(more) : refusal;
      const example = exampleOf(route, Number(status), description);
      return [status, { description, content: { [JSON_TYPE]: { schema, example } } }];
    }),
  );
}

/** The message of the route, or the common one, or else the description. */
function exampleOf(route: LegacyRoute, status: number, description: string): object {
  const { access, fixed = {}, refusalExamples = {} } = route;
  const messages: Record<number, string | undefined> = {
    ...EXAMPLE_MESSAGES,
    ...(access === 'public' ? {} : EXAMPLE_MESSAGES_WITH_TOKEN),
    400: missingFieldMessage(route),
  };
  const message = fixed[status]?.message ?? messages[status] ?? description;
  return { statusCode: status, success: false, message, ...refusalExamples[status] };
}

/** The message for an empty body. */
function missingFieldMessage({ request }: LegacyRoute): string {
  const [issue] = request.safeParse({}).error?.issues ?? [];
  return issue ? `${issue.path.join('.')} ${issue.message}` : 'The body must be a JSON object.';
}
