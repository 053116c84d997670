/** The route of subscriptions. */
import { z } from 'zod';
import { defineRoute } from '../http/route.js';
import { written } from '../http/route-responses.js';

/** A subscription is a short text: larger bodies are rejected. */
const BODY_BYTES = 20_000;

const operationShape = z
  .object({
    query: z.string(),
    operationName: z.string().optional(),
    variables: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Subscription' });

export const streamSubscription = defineRoute({
  tag: 'GraphQL',
  // Like /graphql: the guard runs before each field.
  access: 'public',
  ownAccess: {
    scheme: 'staff',
    text: 'For members of staff. Each field needs the permission that schema.graphql names.',
  },
  method: 'post',
  path: '/graphql/stream',
  operationId: 'streamSubscription',
  summary:
    'One GraphQL subscription as server-sent events ("distinct connections mode" of graphql-sse)',
  uncheckedBody: operationShape,
  config: { bodyLimit: BODY_BYTES, authenticateFirst: 'token' },
  response: written({ 'text/event-stream': z.string() }),
  refusals: {
    403: '`TWO_FACTOR_SETUP_REQUIRED`: two-factor log-in must be set up first.',
    406: '`NOT_ACCEPTABLE`: the header `Accept` does not allow `text/event-stream`.',
  },
});
