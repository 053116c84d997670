/** Creates the application of one process: Nest on Fastify, with the hooks and headers of all responses. */
import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCors from '@fastify/cors';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.js';
import type { Config } from './config/env.js';
import { limitAnonymousBodies } from './core/access/anonymous-bodies.js';
import { authenticateBeforeBody } from './core/access/authenticate-before-body.js';
import { limitGraphqlBodies } from './core/graphql/graphql-body-limits.js';
import { checkRequestTargets } from './core/http/request-targets.js';
import { BODY_BYTES, applyBodyLimits } from './core/http/body-limits.js';
import { serveClientPages } from './core/http/client-pages.js';
import { respondEarly } from './core/http/early-responses.js';
import { serveGraphiqlPage } from './core/http/graphiql-page.js';
import { serveGuide } from './core/http/guide-pages.js';
import { parseJsonBodies } from './core/http/json-bodies.js';
import { measureRequests } from './core/http/metrics.js';
import { registerMultipart } from './core/http/multipart.js';
import { apiDocument } from './core/http/openapi/document.js';
import { serveDocumentation } from './core/http/openapi/documentation-pages.js';
import { setRouteHeaders } from './core/http/route-headers.js';
import { registerSecurityHeaders } from './core/http/security-headers.js';
import { legacyDocument } from './legacy/documentation/openapi.js';
import { refuseOtherMethods } from './legacy/wire/refused-methods.js';
import { AppLogger } from './logger.js';

/** Long enough for a large upload over a slow connection. */
const REQUEST_MS = 5 * 60_000;

export async function createApplication(
  config: Config,
  databaseUrl: string,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: trustProxy(config.TRUST_PROXY),
    genReqId: () => randomUUID(),
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, databaseUrl),
    adapter,
    {
      logger: new AppLogger(config.LOG_LEVEL, config.isProduction),
      abortOnError: false,
      // We register our own (core/http/json-bodies.ts), which accepts only JSON.
      bodyParser: false,
    },
  );
  const fastify = app.getHttpAdapter().getInstance();
  await prepare(fastify, config);
  // Last, so that these errors have the headers of all other responses.
  authenticateBeforeBody(fastify);
  limitAnonymousBodies(fastify);
  await app.init();
  return app;
}

async function prepare(fastify: FastifyInstance, config: Config): Promise<void> {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  measureRequests(fastify);
  checkRequestTargets(fastify);
  setRouteHeaders(fastify);
  fastify.removeContentTypeParser('text/plain');
  parseJsonBodies(fastify);
  limitGraphqlBodies(fastify);
  applyBodyLimits(fastify);
  respondEarly(fastify);
  await registerSecurityHeaders(fastify, config);
  refuseOtherMethods(fastify);
  await fastify.register(fastifyCors, {
    origin: config.CORS_ORIGINS,
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  });
  // For API responses: built files are already compressed.
  await fastify.register(fastifyCompress, { threshold: 1_024, encodings: ['gzip'] });
  if (!config.servesRequests) return;
  await registerMultipart(fastify);
  await serveDocumentation(fastify, config, {
    '/docs/api': apiDocument(config.PUBLIC_URL),
    '/docs/legacy': legacyDocument(config.PUBLIC_URL),
  });
  // Where the document of the candidates' routes was. Relative, for installations below a path.
  fastify.get('/attempts/openapi.json', (_request, reply) =>
    reply.redirect('../docs/api/openapi.json', 308),
  );
  await serveGuide(fastify, config);
  await serveGraphiqlPage(fastify, config);
  await serveClientPages(fastify, config);
}

/** Addresses are passed to Fastify unchanged; a number trusts that many of the nearest hops. */
function trustProxy(trusted: Config['TRUST_PROXY']) {
  if (typeof trusted !== 'number') return trusted ?? false;
  return (_address: string, hop: number): boolean => hop < trusted;
}
