/** Serves the built client: hashed files for good, and one page for every other address, learners' and staff's. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/env.js';
import { pagePolicy } from './security-headers.js';

/** Where the build puts the client, seen from this file's own place in the build. */
export const CLIENT = fileURLToPath(new URL('../../../client', import.meta.url));
/** Files whose names change with their content. */
const HASHED = ['assets', 'graphiql/assets'].map((folder) => join(CLIENT, folder, '/'));
/** Addresses of learners, and of who checks their receipts: their page is one of its own, without the staff's code. */
const LEARNERS = /^\/(?:take|verify)(?:[/?]|$)/;
/** Stands in the built page wherever this response's nonce belongs. */
const NONCE = '__CSP_NONCE__';

export async function clientPages(fastify: FastifyInstance, config: Config): Promise<void> {
  const staff = await readFile(join(CLIENT, 'index.html'), 'utf8');
  const learners = await readFile(join(CLIENT, 'take/index.html'), 'utf8');
  await fastify.register(fastifyStatic, {
    root: CLIENT,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = HASHED.some((folder) => path.startsWith(folder));
      const caching = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      void reply.header('cache-control', caching);
    },
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
  });
  fastify.get('/*', { config: { page: true } }, async (request, reply) => {
    const page = LEARNERS.test(request.url) ? learners : staff;
    if (wantsPage(request)) sendPage(reply, page, config);
    else reply.callNotFound();
    return reply;
  });
}

/** Browsers ask for HTML by name; curl and monitors take anything, but what looks like a file is none. */
function wantsPage({ headers, url }: FastifyRequest): boolean {
  const { accept = '*/*' } = headers;
  if (/^\/(assets|attempts|uploads|images|graphql|graphiql)(\/|$)/.test(url)) return false;
  return accept.includes('text/html') || (accept === '*/*' && !/^[^?]*\.[^/?]*(\?|$)/.test(url));
}

function sendPage(reply: FastifyReply, page: string, config: Config): void {
  const nonce = randomBytes(16).toString('base64');
  void reply
    .header('content-security-policy', pagePolicy(nonce, config))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(NONCE, nonce));
}
