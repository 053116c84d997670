/** GraphiQL, the query editor that a browser gets at /graphql. The client build has its files. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/env.js';
import { CLIENT_FOLDER } from './client-pages.js';
import { toolPolicy } from './security-headers.js';

/** Serves the editor before routing: for other clients the path belongs to the GraphQL route. */
export async function serveGraphiqlPage(fastify: FastifyInstance, config: Config): Promise<void> {
  const page = await readFile(join(CLIENT_FOLDER, 'graphiql', 'index.html'), 'utf8');
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
 * Whether a browser opens the page, as opposed to a query by GET. Every request passes here, and its URL may be
 * malformed: only the part after our path is parsed.
 */
function wantsEditor({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || !/^\/graphql(\?|$)/.test(url)) return false;
  const parameters = new URLSearchParams(url.slice('/graphql'.length));
  return !parameters.has('query') && (headers.accept ?? '').includes('text/html');
}
