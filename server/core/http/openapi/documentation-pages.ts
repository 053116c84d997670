/** Serves OpenAPI documents, each with a page that shows it (Swagger UI). */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config/env.js';
import { CLIENT_FOLDER } from '../client-pages.js';
import { toolPolicy } from '../security-headers.js';

/** The files of the viewer's package that the pages load. The pages' own files come from the client build. */
const VIEWER = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** @param documents by the paths of their pages, for example `/docs/api` */
export async function serveDocumentation(
  fastify: FastifyInstance,
  config: Config,
  documents: Record<string, object>,
): Promise<void> {
  const serve = (url: string, type: string, content: string | Buffer): void => {
    fastify.get(url, (_request, reply) => {
      const headers = {
        'content-security-policy': toolPolicy(config),
        'cache-control': 'no-cache',
      };
      return reply.headers(headers).type(type).send(content);
    });
  };
  // Resolves the path only: importing the package would load the viewer into this process.
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const [name, type] of Object.entries(VIEWER)) {
    const content = await readFile(join(folder, name));
    for (const page of Object.keys(documents)) serve(`${page}/${name}`, type, content);
  }
  for (const [page, document] of Object.entries(documents)) {
    const html = await readFile(join(CLIENT_FOLDER, page, 'index.html'));
    for (const url of [page, `${page}/`]) serve(url, 'text/html; charset=utf-8', html);
    serve(`${page}/openapi.json`, 'application/json', JSON.stringify(document));
  }
}
