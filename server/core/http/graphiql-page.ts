/** The query editor that a browser is shown at /graphql; its files are the client build's. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/env.js';
import { CLIENT } from './client-pages.js';
import { toolPolicy } from './security-headers.js';

/** Before routing: the route at this address is GraphQL's, and stays as it is for everybody else. */
export async function graphiqlPage(fastify: FastifyInstance, config: Config): Promise<void> {
  const page = await readFile(join(CLIENT, 'graphiql', 'index.html'), 'utf8');
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!wantsEditor(request)) {
      done();
      return;
    }
    void reply
      .header('content-security-policy', toolPolicy(config))
      .header('cache-control', 'no-cache')
      .header('vary', 'accept')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

/**
 * A browser that was sent here, as opposed to a query that is asked by GET. Every request passes
 * here, and its address need not be one: only what follows ours is read as such.
 */
function wantsEditor({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || !/^\/graphql(\?|$)/.test(url)) return false;
  const asked = new URLSearchParams(url.slice('/graphql'.length));
  return !asked.has('query') && (headers.accept ?? '').includes('text/html');
}
