import type { FastifyInstance, FastifyRequest } from 'fastify';
import { coreErrors, type DomainError } from '../errors/domain-error.js';
import { findViewer } from './authenticate.js';

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
 */
export function limitAnonymousBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request) => {
    const { anonymousBodyLimit: limit } = request.routeOptions.config;
    if (limit === undefined) return;
    const { 'content-length': length, 'content-encoding': encoding } = request.headers;
    const isSmall = Number(length) <= limit && encoding === undefined;
    if (isSmall || (await findViewer(request))) return;
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
