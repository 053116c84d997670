/** The route of subscriptions. */
import { z } from 'zod';
import { defineRoute } from '../http/route.js';
import { written } from '../http/route-responses.js';

/** A subscription is a short text: larger bodies are rejected. */
const BODY_BYTES = 20_000;

const operationShape = z
  .object({
    query: z.string().meta({
      examples: ['subscription ExamChanged($quizId: ID!) { examChanged(quizId: $quizId) { at } }'],
    }),
    operationName: z
      .string()
      .optional()
      .meta({ description: 'Where `query` has several operations.', examples: ['ExamChanged'] }),
    variables: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ examples: [{ quizId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }] }),
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
  response: written('Events of the subscription, until one side ends it.', {
    'text/event-stream': z.string(),
  }),
  refusals: {
    403: '`TWO_FACTOR_SETUP_REQUIRED`: two-factor log-in must be set up first.',
    406: '`NOT_ACCEPTABLE`: the header `Accept` does not allow `text/event-stream`.',
  },
});
