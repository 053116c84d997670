/**
 * Builds the public pages: what browsers load, into dist/client/site, and the pages themselves, written to HTML
 * once and for all, into dist/site. The prices in them are those that the server answers.
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
  // Functions, since what is put in may hold what replaceAll reads as a pattern.
  const html = template.replace('<!--head-->', () => head).replace('<!--body-->', () => body);
  writeFileSync(join(pages, `${name}.html`), html);
}
writeFileSync(join(pages, 'sitemap.xml'), renderSitemap());
// Pictures that only the pages name.
cpSync(join(writer, 'assets'), join(files, 'assets'), { recursive: true });
// Neither the template nor what wrote the pages is for anybody.
rmSync(join(files, 'index.html'));
rmSync(writer, { recursive: true });
