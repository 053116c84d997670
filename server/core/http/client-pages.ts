/** Serves the built client: hashed files for good, and pages: public ones, learners' and staff's, as the host has it. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/env.js';
import { BUILD_FOLDER } from '../../config/folders.js';
import { hostKind } from '../../config/hosts.js';
import { destination } from './host-routes.js';
import { withOrigins } from './origins.js';
import { pagePolicy } from './security-headers.js';
import { SitePages } from './site-pages.js';

/** Where the build puts the client. */
export const CLIENT = join(BUILD_FOLDER, 'client');
/** Files whose names change with their content. */
const HASHED = ['assets', 'graphiql/assets', 'site/assets'].map((folder) =>
  join(CLIENT, folder, '/'),
);
/** Stands in the built page wherever this response's nonce belongs. */
const NONCE = '__CSP_NONCE__';
export async function clientPages(fastify: FastifyInstance, config: Config): Promise<void> {
  const staff = await readFile(join(CLIENT, 'index.html'), 'utf8');
  const staffPages = {
    PUBLIC: withOrigins(staff, 'PUBLIC', config),
    ADMIN: withOrigins(staff, 'ADMIN', config),
    BOTH: withOrigins(staff, 'BOTH', config),
  };
  const learners = await readFile(join(CLIENT, 'take/index.html'), 'utf8');
  const site = await SitePages.read(config);
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
  // Each host has its own, and nobody between is to give one for another.
  fastify.get('/robots.txt', async ({ host }, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(site.robots(hostKind(host, config))),
  );
  fastify.get('/sitemap.xml', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(site.siteMap),
  );
  fastify.get('/*', { config: { page: true } }, async (request, reply) => {
    if (!wantsPage(request)) {
      reply.callNotFound();
      return reply;
    }
    const kind = hostKind(request.host, config);
    const found = destination(kind, request.url);
    if (!('page' in found)) {
      const to = 'staff' in found ? config.staffUrl + found.staff : found.redirect;
      return reply.header('cache-control', 'no-cache').redirect(to);
    }
    if (found.page === 'SITE') site.send(request, reply, kind, found.path);
    else if (found.page === 'LEARNERS') sendPage(reply, learners, config);
    else sendPage(reply, staffPages[kind], config);
    return reply;
  });
}

/** Browsers ask for HTML by name; curl and monitors take anything, but what looks like a file is none. */
function wantsPage({ headers, url }: FastifyRequest): boolean {
  const { accept = '*/*' } = headers;
  if (/^\/(assets|site|attempts|uploads|images|graphql|graphiql)(\/|$)/.test(url)) return false;
  return accept.includes('text/html') || (accept === '*/*' && !isFile(url));
}

/** Whether the last part of its path has a dot. */
function isFile(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return path.lastIndexOf('.') > path.lastIndexOf('/');
}

function sendPage(reply: FastifyReply, page: string, config: Config): void {
  const nonce = randomBytes(16).toString('base64');
  void reply
    .header('content-security-policy', pagePolicy(nonce, config))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(NONCE, nonce));
}
