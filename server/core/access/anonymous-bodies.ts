import type { FastifyInstance, FastifyRequest } from 'fastify';
import { coreErrors, type DomainError } from '../errors/domain-error.js';
import { tokenIn } from './access.guard.js';
import type { AuthenticatorPort } from './authenticator.port.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most bytes of a body that are taken of somebody who has not logged in, where that is less than `bodyLimit`. */
    anonymousBodyLimit?: number;
  }
  interface FastifyRequest {
    /** The same, in a request of somebody who has not: a body that came packed or in chunks is longer than anything said. */
    anonymousBodyLimit?: number;
  }
}

/**
 * Holds strangers to smaller bodies than people who have logged in, on routes that are open to both. Only who
 * may be sending a large body is looked up here: the guard looks up everybody once the body has been read.
 * @param authenticator asked for when it is needed: it is not there before the application is
 */
export function anonymousBodies(fastify: FastifyInstance, authenticator: () => AuthenticatorPort) {
  const isKnown = async ({ headers }: FastifyRequest): Promise<boolean> => {
    const token = tokenIn(headers.authorization);
    return token !== null && (await authenticator().authenticate(token)) !== null;
  };
  fastify.addHook('onRequest', async (request) => {
    const { anonymousBodyLimit: limit } = request.routeOptions.config;
    if (limit === undefined) return;
    const { 'content-length': length, 'content-encoding': packing } = request.headers;
    const isSmall = Number(length) <= limit && packing === undefined;
    if (isSmall || (await isKnown(request))) return;
    if (Number(length) > limit) throw tooLarge(limit);
    request.anonymousBodyLimit = limit;
  });
}

/** @throws TOO_LARGE when a body is more than its sender may send, now that it has been read */
export function checkBodyOf({ anonymousBodyLimit: limit }: FastifyRequest, body: Buffer): void {
  if (limit !== undefined && body.length > limit) throw tooLarge(limit);
}

function tooLarge(limit: number): DomainError {
  const message = `Without a log-in, a body can have at most ${limit / 1024} kB here.`;
  return coreErrors.TOO_LARGE({ message });
}
