import type { FastifyInstance } from 'fastify';
import { identifyViewer } from './authenticate.js';
import { tokenFromHeader } from './token-from-header.js';
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

export function authenticateBeforeBody(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request) => {
    const { authenticateFirst } = request.routeOptions.config;
    if (authenticateFirst === undefined) return;
    if (tokenFromHeader(request) === null) throw coreErrors.UNAUTHENTICATED();
    if (authenticateFirst === 'token') return;
    // The guard authenticates again after the body has arrived: sending it can take minutes.
    assertTwoFactorSetUp(await identifyViewer(request));
  });
}
