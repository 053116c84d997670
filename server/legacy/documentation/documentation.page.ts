/** Serves the OpenAPI description of the legacy routes, and a viewer for it (Swagger UI). */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/env.js';
import { CLIENT_FOLDER } from '../../core/http/client-pages.js';
import { toolPolicy } from '../../core/http/security-headers.js';
import { legacyDocument } from './openapi.js';

const PAGE = '/docs/legacy';
/** The files of the viewer's package that the page loads. The page's own files come from the client build. */
const VIEWER = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

export async function legacyDocumentation(fastify: FastifyInstance, config: Config): Promise<void> {
  const serve = (url: string, type: string, content: string | Buffer): void => {
    fastify.get(url, (_request, reply) => {
      const headers = {
        'content-security-policy': toolPolicy(config),
        'cache-control': 'no-cache',
      };
      return reply.headers(headers).type(type).send(content);
    });
  };
  const html = await readFile(join(CLIENT_FOLDER, PAGE, 'index.html'));
  for (const url of [PAGE, `${PAGE}/`]) serve(url, 'text/html; charset=utf-8', html);
  const description = JSON.stringify(legacyDocument(config.PUBLIC_URL));
  serve(`${PAGE}/openapi.json`, 'application/json', description);
  // Resolves the path only: importing the package would load the viewer into this process.
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const [name, type] of Object.entries(VIEWER)) {
    serve(`${PAGE}/${name}`, type, await readFile(join(folder, name)));
  }
}
