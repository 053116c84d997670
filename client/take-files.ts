import type { Plugin, Rolldown } from 'vite';

/** In the head of the page, and no part of the build. */
const LOGO = '/favicon.svg';

/**
 * Lists the files of the candidate's page in its HTML, also those that are loaded later: the page caches them when an
 * attempt begins (take/session/page-cache.ts).
 */
export function listTakeFiles(): Plugin {
  return {
    name: 'list-take-files',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { filename, chunk, bundle }) {
        if (!filename.endsWith('/take/index.html') || !chunk || !bundle) return [];
        const files = new Set<string>();
        addChunk(files, chunk.fileName, bundle);
        const attrs = { type: 'application/json', id: 'files' };
        const addresses = [LOGO, ...[...files].sort().map((file) => `/${file}`)];
        return [{ tag: 'script', attrs, children: JSON.stringify(addresses), injectTo: 'head' }];
      },
    },
  };
}

/** Adds a chunk, its styles, fonts and pictures, and the chunks that it imports. */
function addChunk(files: Set<string>, name: string, bundle: Rolldown.OutputBundle): void {
  const chunk = bundle[name];
  if (files.has(name) || chunk?.type !== 'chunk' || isForPrint(chunk)) return;
  files.add(name);
  for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
  for (const file of chunk.viteMetadata?.importedAssets ?? []) files.add(file);
  for (const imported of [...chunk.imports, ...chunk.dynamicImports])
    addChunk(files, imported, bundle);
}

/** Fonts for printing are 25 MB, of which a page needs few: without a connection it is printed with those of the machine. */
function isForPrint({ moduleIds }: Rolldown.OutputChunk): boolean {
  return moduleIds.some((id) => id.includes('/design/print-fonts/'));
}
