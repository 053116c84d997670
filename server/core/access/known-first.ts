import type { FastifyInstance } from 'fastify';
import { tokenIn } from './access.guard.js';
import type { Authenticator } from './authenticator.js';
import { coreErrors } from '../errors/domain-error.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever is not known is refused before their body is read: it may be large. */
    isKnownFirst?: boolean;
  }
}

/** @param authenticator asked for when it is needed: it is not there before the application is */
export function knownFirst(fastify: FastifyInstance, authenticator: () => Authenticator): void {
  fastify.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.isKnownFirst) return;
    const token = tokenIn(request.headers.authorization);
    const viewer = token ? await authenticator().authenticate(token) : null;
    // The guard asks again when the body is there: sending it can take minutes.
    if (!viewer) throw coreErrors.UNAUTHENTICATED();
  });
}
