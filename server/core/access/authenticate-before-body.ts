import type { FastifyInstance } from 'fastify';
import { tokenFromHeader } from './access.guard.js';
import type { AuthenticatorPort } from './authenticator.port.js';
import { assertTwoFactorSetUp } from './viewer.js';
import { coreErrors } from '../errors/domain-error.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Rejects callers before their body is read, because it may be large: with `token` those without a
     * token, with `account` also those with an invalid one.
     */
    authenticateFirst?: 'token' | 'account';
  }
}

/** @param authenticator called lazily: it does not exist before the application has started */
export function authenticateBeforeBody(
  fastify: FastifyInstance,
  authenticator: () => AuthenticatorPort,
): void {
  fastify.addHook('onRequest', async (request) => {
    const { authenticateFirst } = request.routeOptions.config;
    if (authenticateFirst === undefined) return;
    const token = tokenFromHeader(request.headers.authorization);
    if (!token) throw coreErrors.UNAUTHENTICATED();
    if (authenticateFirst === 'token') return;
    // The guard authenticates again after the body has arrived: sending it can take minutes.
    assertTwoFactorSetUp(await authenticator().identify(token));
  });
}
