import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { securityEventCounter } from '../security-events/record-security-event.js';

/** The registry of `GET /metrics`, in Prometheus format. */
export const metrics = new Registry();

collectDefaultMetrics({ register: metrics });
metrics.registerMetric(securityEventCounter);

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer HTTP requests, by route.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
  registers: [metrics],
});

export function measureRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
