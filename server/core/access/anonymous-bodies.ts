import type { FastifyInstance, FastifyRequest } from 'fastify';
import { coreErrors, type DomainError } from '../errors/domain-error.js';
import { tokenFromHeader } from './access.guard.js';
import type { AuthenticatorPort } from './authenticator.port.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Maximum body size of this route for an unauthenticated caller, if it is less than `bodyLimit`. */
    anonymousBodyLimit?: number;
  }
  interface FastifyRequest {
    /**
     * Set for an unauthenticated caller: the size of a compressed or chunked body is known only
     * after reading it.
     */
    anonymousBodyLimit?: number;
  }
}

/**
 * Limits unauthenticated callers to smaller bodies than authenticated ones, on routes for both. Only callers
 * with a possibly large body are looked up here; the guard looks up everybody after the body was read.
 * @param authenticator called lazily: it does not exist before the application has started
 */
export function limitAnonymousBodies(
  fastify: FastifyInstance,
  authenticator: () => AuthenticatorPort,
) {
  const isAuthenticated = async ({ headers }: FastifyRequest): Promise<boolean> => {
    const token = tokenFromHeader(headers.authorization);
    return token !== null && (await authenticator().authenticate(token)) !== null;
  };
  fastify.addHook('onRequest', async (request) => {
    const { anonymousBodyLimit: limit } = request.routeOptions.config;
    if (limit === undefined) return;
    const { 'content-length': length, 'content-encoding': encoding } = request.headers;
    const isSmall = Number(length) <= limit && encoding === undefined;
    if (isSmall || (await isAuthenticated(request))) return;
    if (Number(length) > limit) throw tooLarge(limit);
    request.anonymousBodyLimit = limit;
  });
}

/** Checks the size of a body that was read. @throws TOO_LARGE when an unauthenticated caller may not send it */
export function checkAnonymousBodySize(
  { anonymousBodyLimit: limit }: FastifyRequest,
  body: Buffer,
): void {
  if (limit !== undefined && body.length > limit) throw tooLarge(limit);
}

function tooLarge(limit: number): DomainError {
  const message = `Without a log-in, a body can have at most ${limit / 1024} kB here.`;
  return coreErrors.TOO_LARGE({ message });
}
