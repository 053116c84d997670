import type { FastifyInstance } from 'fastify';
import { tokenIn } from './access.guard.js';
import type { AuthenticatorPort } from './authenticator.port.js';
import { checkSetUp } from './viewer.js';
import { coreErrors } from '../errors/domain-error.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who has no token is refused before their body is read; with `known`, who has one that is good for
     * nothing, too: the body may be large.
     */
    first?: 'token' | 'known';
  }
}

/** @param authenticator asked for when it is needed: it is not there before the application is */
export function knownFirst(fastify: FastifyInstance, authenticator: () => AuthenticatorPort): void {
  fastify.addHook('onRequest', async (request) => {
    const { first } = request.routeOptions.config;
    if (first === undefined) return;
    const token = tokenIn(request.headers.authorization);
    if (!token) throw coreErrors.UNAUTHENTICATED();
    if (first === 'token') return;
    // The guard asks again when the body is there: sending it can take minutes.
    checkSetUp(await authenticator().identify(token));
  });
}
