/**
 * `npm run dev`: serves the application and follows every change. Vite serves the pages of staff
 * and candidates and replaces what changes in them; the server is bundled and restarted, also when
 * the public pages were rewritten.
 */
import { spawnSync } from 'node:child_process';
import { rmSync, watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'rolldown';
import { createServer } from 'vite';
import { ENTRIES } from './build-server-entries.mjs';
import { SERVER_FOLDER, serverBundle } from './build-server.mjs';
import { DevServer } from './dev-server.mjs';

/** An editor saves several files at once. */
const PAUSE_MS = 200;

const server = new DevServer(join(SERVER_FOLDER, 'main.js'), (said) => {
  process.stdout.write(said);
  // The server prints its own address, which serves the pages of the last build.
  if (said.includes('Examwright is ready')) pages.printUrls();
});

// While this runs, the files in the folder match no build.
for (const half of ['server', 'client'])
  rmSync(join(SERVER_FOLDER, '..', `${half}-built-from`), { force: true });

const pages = await createServer({ configFile: 'client/vite.config.ts' });
await pages.listen();

const bundles = watch(serverBundle(ENTRIES, SERVER_FOLDER));
bundles.on('event', async (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code === 'BUNDLE_END') void server.restart();
  if ('result' in event) await event.result?.close();
});

let timer;
function writePublicPages() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const { status } = spawnSync(process.execPath, ['scripts/build-site.mjs'], {
      stdio: 'inherit',
    });
    if (status === 0) void server.restart();
  }, PAUSE_MS);
}
// The public pages show prices, which the server defines.
for (const folder of ['client/site', 'server/plans'])
  watchFolder(folder, { recursive: true }, writePublicPages);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.all([bundles.close(), pages.close(), server.stop()]);
    process.exit(0);
  });
