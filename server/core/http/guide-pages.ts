/** Serves docs/API.md and the documents around it to integrators, as the build has rendered them. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { BUILD_FOLDER } from '../../config/folders.js';
import type { Config } from '../../config/env.js';
import { sitePolicy } from './security-headers.js';

const GUIDE_FOLDER = join(BUILD_FOLDER, 'guide');
const MARKDOWN = 'text/markdown';

/** Each document is a page below `/docs/`, and its Markdown for those who accept that. */
export async function serveGuide(fastify: FastifyInstance, config: Config): Promise<void> {
  const read = async (name: string): Promise<string> => readFile(join(GUIDE_FOLDER, name), 'utf8');
  const pages = (await readdir(GUIDE_FOLDER)).filter((name) => name.endsWith('.html'));
  for (const page of pages.map((name) => name.slice(0, -'.html'.length))) {
    const [html, markdown] = [await read(`${page}.html`), await read(`${page}.md`)];
    fastify.get(`/docs/${page}`, ({ headers }, reply) => {
      void reply.headers({ 'cache-control': 'no-cache', vary: 'accept' });
      if (headers.accept?.includes(MARKDOWN))
        return reply.type(`${MARKDOWN}; charset=utf-8`).send(markdown);
      return reply
        .header('content-security-policy', sitePolicy(config))
        .type('text/html; charset=utf-8')
        .send(html);
    });
  }
  const schema = await read('schema.graphql');
  fastify.get('/docs/schema.graphql', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(schema),
  );
}
