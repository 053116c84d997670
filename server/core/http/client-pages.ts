/** Serves the built client: hashed files with a long cache, and the pages that the host shows. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/env.js';
import { BUILD_FOLDER } from '../../config/folders.js';
import { hostKind } from '../../config/hosts.js';
import { resolveDestination } from './host-routes.js';
import { fillInOrigins } from './origins.js';
import { pagePolicy, WORKER_POLICY } from './security-headers.js';
import { SitePages } from './site-pages.js';

/** The folder into which the build writes the client. */
export const CLIENT_FOLDER = join(BUILD_FOLDER, 'client');
/** Files whose names change with their content. */
const HASHED_FOLDERS = ['assets', 'graphiql/assets', 'site/assets'].map((folder) =>
  join(CLIENT_FOLDER, folder, '/'),
);
/** The service worker of the candidate's page, or one of its compressed forms. */
const WORKER_FILE = join(CLIENT_FOLDER, 'take-worker.js');
/** Placeholder in the built page for the nonce of the response. */
const NONCE = '__CSP_NONCE__';
export async function serveClientPages(fastify: FastifyInstance, config: Config): Promise<void> {
  const staff = await readFile(join(CLIENT_FOLDER, 'index.html'), 'utf8');
  const staffPages = {
    PUBLIC: fillInOrigins(staff, 'PUBLIC', config),
    ADMIN: fillInOrigins(staff, 'ADMIN', config),
    BOTH: fillInOrigins(staff, 'BOTH', config),
  };
  const candidatePage = await readFile(join(CLIENT_FOLDER, 'take/index.html'), 'utf8');
  const site = await SitePages.read(config);
  await fastify.register(fastifyStatic, {
    root: CLIENT_FOLDER,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = HASHED_FOLDERS.some((folder) => path.startsWith(folder));
      const caching = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      const isWorker = path.startsWith(WORKER_FILE);
      void reply.header('cache-control', isWorker ? 'no-cache' : caching);
      if (isWorker) void reply.header('content-security-policy', WORKER_POLICY);
    },
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
  });
  // It differs by host: proxies must not cache it across hosts.
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
    const target = resolveDestination(kind, request.url);
    if (!('page' in target)) {
      const to = 'staff' in target ? config.staffUrl + target.staff : target.redirect;
      return reply.header('cache-control', 'no-cache').redirect(to);
    }
    if (target.page === 'SITE') site.send(request, reply, kind, target.path);
    else if (target.page === 'CANDIDATES') sendPage(reply, candidatePage, config);
    else sendPage(reply, staffPages[kind], config);
    return reply;
  });
}

/**
 * Whether a page is requested. Browsers accept HTML; curl and monitors accept anything, and get a
 * page unless the path looks like a file.
 */
function wantsPage({ headers, url }: FastifyRequest): boolean {
  const { accept = '*/*' } = headers;
  if (/^\/(assets|site|attempts|uploads|images|graphql|graphiql)(\/|$)/.test(url)) return false;
  return accept.includes('text/html') || (accept === '*/*' && !isFile(url));
}

/** Whether the last segment of the path has a dot. */
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
