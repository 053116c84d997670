/** Writes the documents that the application serves into dist/guide: each as a page and as it is, and the GraphQL schema. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GUIDE_PAGES } from './guide-sources.mjs';
import { renderGuidePage } from './render-guide.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'dist/guide');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [page, file] of Object.entries(GUIDE_PAGES)) {
  const text = readFileSync(join(root, 'docs', file), 'utf8');
  writeFileSync(join(folder, `${page}.md`), text);
  writeFileSync(join(folder, `${page}.html`), renderGuidePage(text, file));
}
copyFileSync(join(root, 'schema.graphql'), join(folder, 'schema.graphql'));
