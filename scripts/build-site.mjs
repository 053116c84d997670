/**
 * Builds the public pages: scripts and styles into dist/client/site, and the pages, rendered to
 * HTML, into dist/site. Their prices come from the server's code.
 */
import 'reflect-metadata';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, runnerImport } from 'vite';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const configFile = join(root, 'client/site/vite.config.ts');
const files = join(root, 'dist/client/site');
const pages = join(root, 'dist/site');
const writer = join(root, 'dist/site-writer');

await build({ configFile, logLevel: 'warn' });
await build({
  configFile,
  logLevel: 'warn',
  build: { ssr: 'render.tsx', outDir: writer, emptyOutDir: true, ssrEmitAssets: true },
});

const { renderPages, renderSitemap } = await import(pathToFileURL(join(writer, 'render.js')).href);
const plans = await runnerImport(join(root, 'server/plans/plan.types.ts'), { configFile: false });
const template = readFileSync(join(files, 'index.html'), 'utf8');
mkdirSync(pages, { recursive: true });
for (const { path, head, body } of renderPages({ catalogue: plans.module.toPlanCatalogue() })) {
  const name = path === '/' ? 'index' : path.slice(1);
  // Functions, since the inserted text may contain patterns of replaceAll.
  const html = template.replace('<!--head-->', () => head).replace('<!--body-->', () => body);
  writeFileSync(join(pages, `${name}.html`), html);
}
writeFileSync(join(pages, 'sitemap.xml'), renderSitemap());
// Pictures that only the pages name.
cpSync(join(writer, 'assets'), join(files, 'assets'), { recursive: true });
// Neither the template nor the renderer is served.
rmSync(join(files, 'index.html'));
rmSync(writer, { recursive: true });
