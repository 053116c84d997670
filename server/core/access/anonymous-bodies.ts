import { Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { coreErrors } from '../errors/domain-error.js';
import { tokenIn } from './access.guard.js';
import type { Authenticator } from './authenticator.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most bytes of a body that are read of somebody who has not logged in, where that is less than `bodyLimit`. */
    anonymousBodyLimit?: number;
  }
}

/**
 * Holds strangers to smaller bodies than people who have logged in, on routes that are open to both. Only who
 * sends a large body is looked up here: the guard looks up everybody once the body has been read.
 * @param authenticator asked for when it is needed: it is not there before the application is
 */
export function anonymousBodies(fastify: FastifyInstance, authenticator: () => Authenticator) {
  const isKnown = async ({ headers }: FastifyRequest): Promise<boolean> => {
    const token = tokenIn(headers.authorization);
    return token !== null && (await authenticator().authenticate(token)) !== null;
  };
  fastify.addHook('preParsing', async (request, _reply, payload) => {
    const { anonymousBodyLimit: limit } = request.routeOptions.config;
    if (limit === undefined) return payload;
    const length = Number(request.headers['content-length'] ?? Number.NaN);
    if (length <= limit || (await isKnown(request))) return payload;
    if (length > limit) throw tooLarge(limit);
    // Sent in chunks: nobody knows how much comes.
    return payload.pipe(bounded(limit));
  });
}

function bounded(limit: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      bytes += chunk.length;
      if (bytes > limit) done(tooLarge(limit));
      else done(null, chunk);
    },
  });
}

function tooLarge(limit: number) {
  return coreErrors.TOO_LARGE({
    message: `Without a log-in, a body can have at most ${limit / 1024} kB here.`,
  });
}
