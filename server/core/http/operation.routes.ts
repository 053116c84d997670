/** The routes for those who operate an installation. */
import { z } from 'zod';
import { defineRoute } from './route.js';
import { json, text } from './route-responses.js';

const common = { tag: 'Operation', access: 'public', method: 'get' } as const;

const stateShape = z.enum(['ok', 'unavailable']);
const readinessShape = z
  .object({ status: stateShape, database: stateShape, queue: stateShape, storage: stateShape })
  .meta({ id: 'Readiness', description: 'What can be reached.' });

export const checkLiveness = defineRoute({
  ...common,
  path: '/healthz',
  operationId: 'checkLiveness',
  summary: 'Liveness: the process runs',
  response: json(
    z
      .object({ status: z.literal('ok') })
      .meta({ id: 'Liveness', description: 'The process runs.' }),
  ),
});

export const checkReadiness = defineRoute({
  ...common,
  path: '/readyz',
  operationId: 'checkReadiness',
  summary: 'Readiness: whether database, queue and storage can be reached; 503 if one cannot',
  response: json(readinessShape),
  otherResponses: { 503: json(readinessShape) },
});

export const showMetrics = defineRoute({
  ...common,
  path: '/metrics',
  operationId: 'showMetrics',
  summary: 'Metrics for Prometheus',
  ownAccess: {
    scheme: 'metrics',
    isOptional: true,
    text: 'With `METRICS_TOKEN` as bearer; where none is set, on the same machine only, without a token.',
  },
  headers: { 'cache-control': 'no-store' },
  response: text('The figures, in the text format of Prometheus.', 'text/plain'),
  refusals: { 401: 'The token is missing or another one.' },
});
