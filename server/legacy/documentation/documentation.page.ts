/** The documentation of these routes: the description itself, and a viewer of it that is served by us. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/env.js';
import { toolPolicy } from '../../core/http/security-headers.js';
import { legacyDocument } from './openapi.js';

const PAGE = '/docs/legacy';
/** Of the viewer's package, what the page loads, each with its type. */
const FILES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Routes of the older system · Examwright</title>
    <link rel="icon" href="${PAGE}/favicon-32x32.png" />
    <link rel="stylesheet" href="${PAGE}/swagger-ui.css" />
  </head>
  <body>
    <main id="viewer"></main>
    <noscript>This page needs JavaScript. The description itself is <a href="${PAGE}/openapi.json">openapi.json</a>.</noscript>
    <script src="${PAGE}/swagger-ui-bundle.js"></script>
    <script src="${PAGE}/viewer.js"></script>
  </body>
</html>
`;

/** It asks nobody but this server: no validator of others. */
const SCRIPT = `SwaggerUIBundle({
  url: '${PAGE}/openapi.json',
  dom_id: '#viewer',
  validatorUrl: null,
  deepLinking: true,
});
`;

export async function legacyDocumentation(fastify: FastifyInstance, config: Config): Promise<void> {
  const page = { type: 'text/html; charset=utf-8', content: HTML };
  const description = JSON.stringify(legacyDocument(config.PUBLIC_URL));
  const files: Record<string, { type: string; content: string | Buffer }> = {
    [PAGE]: page,
    [`${PAGE}/`]: page,
    [`${PAGE}/openapi.json`]: { type: 'application/json', content: description },
    [`${PAGE}/viewer.js`]: { type: 'text/javascript', content: SCRIPT },
  };
  // Not through its own module, which would load the viewer into this process.
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const [name, type] of Object.entries(FILES)) {
    files[`${PAGE}/${name}`] = { type, content: await readFile(join(folder, name)) };
  }
  const policy = toolPolicy(config);
  for (const [url, { type, content }] of Object.entries(files)) {
    fastify.get(url, (_request, reply) => {
      const headers = { 'content-security-policy': policy, 'cache-control': 'no-cache' };
      return reply.headers(headers).type(type).send(content);
    });
  }
}
