/** Builds the application of one process: Nest on Fastify, with what belongs to every response. */
import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCors from '@fastify/cors';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.js';
import type { Config } from './config/env.js';
import { anonymousBodies } from './core/access/anonymous-bodies.js';
import { AuthenticatorPort } from './core/access/authenticator.port.js';
import { knownFirst } from './core/access/known-first.js';
import { graphqlBodies } from './core/graphql/bodies.js';
import { checkAddresses } from './core/http/addresses.js';
import { BODY_BYTES, bodyLimits } from './core/http/body-limits.js';
import { clientPages } from './core/http/client-pages.js';
import { earlyAnswers } from './core/http/early-answers.js';
import { graphiqlPage } from './core/http/graphiql-page.js';
import { jsonBodies } from './core/http/json-bodies.js';
import { measureRequests } from './core/http/metrics.js';
import { multipart } from './core/http/multipart.js';
import { securityHeaders } from './core/http/security-headers.js';
import { legacyDocumentation } from './legacy/documentation/documentation.page.js';
import { refuseOtherMethods } from './legacy/wire/refused-methods.js';
import { AppLogger } from './logger.js';

/** Long enough for a large upload over a slow line. */
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
      // Only ours (core/http/json-bodies.ts), which takes JSON and nothing else.
      bodyParser: false,
    },
  );
  const fastify = app.getHttpAdapter().getInstance();
  await prepare(fastify, config);
  // Last, so that its refusals have the headers of every other answer.
  const authenticator = (): AuthenticatorPort => app.get(AuthenticatorPort);
  knownFirst(fastify, authenticator);
  anonymousBodies(fastify, authenticator);
  await app.init();
  return app;
}

async function prepare(fastify: FastifyInstance, config: Config): Promise<void> {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  measureRequests(fastify);
  checkAddresses(fastify);
  fastify.removeContentTypeParser('text/plain');
  jsonBodies(fastify);
  graphqlBodies(fastify);
  bodyLimits(fastify);
  earlyAnswers(fastify);
  await securityHeaders(fastify, config);
  refuseOtherMethods(fastify);
  await fastify.register(fastifyCors, {
    origin: config.CORS_ORIGINS,
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  });
  // Built files are compressed already; this is for answers of the API.
  await fastify.register(fastifyCompress, { threshold: 1_024, encodings: ['gzip'] });
  if (!config.servesRequests) return;
  await multipart(fastify);
  await legacyDocumentation(fastify, config);
  await graphiqlPage(fastify, config);
  await clientPages(fastify, config);
}

/** Fastify takes addresses as they are; a number of proxies means the nearest hops. */
function trustProxy(trusted: Config['TRUST_PROXY']) {
  if (typeof trusted !== 'number') return trusted ?? false;
  return (_address: string, hop: number): boolean => hop < trusted;
}
