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
    <meta name="color-scheme" content="light dark" />
    <link rel="stylesheet" href="${PAGE}/swagger-ui.css" />
    <link rel="stylesheet" href="${PAGE}/viewer.css" />
  </head>
  <body>
    <main id="viewer"></main>
    <noscript>This page needs JavaScript. The description itself is <a href="${PAGE}/openapi.json">openapi.json</a>.</noscript>
    <script src="${PAGE}/swagger-ui-bundle.js"></script>
    <script src="${PAGE}/viewer.js"></script>
  </body>
</html>
`;

/** The viewer's own colours are too pale to read for many, and its tables too wide for a phone. */
const STYLE = `body { margin: 0; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #1a7547; }
.swagger-ui .btn.execute { background: #2b5fb8; border-color: #2b5fb8; }
.swagger-ui .info .title small { background: #4a5560; }
.swagger-ui .info .title small.version-stamp { background: #42670a; }
.swagger-ui .parameter__name.required::after,
.swagger-ui .opblock-section-request-body .required { color: #b3261e; }
html.dark-mode .swagger-ui .parameter__name.required::after,
html.dark-mode .swagger-ui .opblock-section-request-body .required { color: #ff9d94; }
html:not(.dark-mode) .swagger-ui .btn.authorize { color: #1a7547; border-color: #1a7547; }
html:not(.dark-mode) .swagger-ui .info a { color: #1f5fb0; }
.swagger-ui .microlight span[style*='211, 99, 99'] { color: #ffa3a3 !important; }
html:not(.dark-mode) .swagger-ui .json-schema-2020-12-expand-deep-button { color: #4a5560; }
.swagger-ui select { max-width: 100%; }
.swagger-ui .responses-table .response-col_links.response-col_links { display: none; }
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 12px; }
  .swagger-ui .info { margin: 24px 0; }
  .swagger-ui .info .title { font-size: 26px; overflow-wrap: anywhere; }
  .swagger-ui .opblock .opblock-summary-method { min-width: 56px; padding: 6px 4px; }
  .swagger-ui .opblock-body .btn { white-space: nowrap; min-width: 0; padding: 5px 12px; }
  .swagger-ui .opblock .opblock-section-header { flex-wrap: wrap; gap: 8px; }
  .swagger-ui .responses-inner { padding: 12px; }
  .swagger-ui .schemes-server-container, .swagger-ui .servers > label { width: 100%; }
  .swagger-ui .servers > label select { min-width: 0; width: 100%; }
  .swagger-ui .opblock-summary .view-line-link { display: none; }
  .swagger-ui table.responses-table > thead { display: none; }
  .swagger-ui table.responses-table,
  .swagger-ui table.responses-table > tbody,
  .swagger-ui table.responses-table > tbody > tr,
  .swagger-ui table.responses-table > tbody > tr > td { display: block; width: auto; }
  .swagger-ui table.responses-table > tbody > tr > td { min-width: 0; padding: 6px 0 0; }
  .swagger-ui table.responses-table > tbody > tr { margin-bottom: 20px; }
  .swagger-ui .response-col_status { font-weight: 700; }
}
`;

/** Light or dark, as the reader has it; and it asks nobody but this server: no validator of others. */
const SCRIPT = `const night = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', night.matches);
night.addEventListener('change', follow);
follow();
SwaggerUIBundle({
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
    [`${PAGE}/viewer.css`]: { type: 'text/css; charset=utf-8', content: STYLE },
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
