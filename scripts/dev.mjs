/**
 * `npm run dev`: everything as it is saved. Vite serves the pages of staff and learners, and replaces what
 * changes in them; the server is bundled again and restarted, also when the public pages have been rewritten.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'rolldown';
import { createServer } from 'vite';
import { ENTRIES } from './build-server-entries.mjs';
import { SERVER_FOLDER, serverBundle } from './build-server.mjs';

/** An editor saves several files at once. */
const PAUSE_MS = 200;

let server = null;
let restarting = Promise.resolve();

/** One restart after the other: the data folder is one process's at a time. */
function restart() {
  restarting = restarting.then(async () => {
    await stop();
    server = spawn(process.execPath, [join(SERVER_FOLDER, 'main.js')], {
      stdio: ['inherit', 'pipe', 'inherit'],
    });
    server.stdout.on('data', (said) => {
      process.stdout.write(said);
      // The server names its own address, whose pages are those of the last build.
      if (said.includes('Examwright is ready')) pages.printUrls();
    });
  });
}

async function stop() {
  if (server === null || server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

// What is in the folder while this runs was built from nothing in particular.
for (const half of ['server', 'client'])
  rmSync(join(SERVER_FOLDER, '..', `${half}-built-from`), { force: true });

const pages = await createServer({ configFile: 'client/vite.config.ts' });
await pages.listen();

const bundles = watch(serverBundle(ENTRIES, SERVER_FOLDER));
bundles.on('event', async (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code === 'BUNDLE_END') restart();
  if ('result' in event) await event.result?.close();
});

let timer;
watchFolder('client/site', { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const { status } = spawnSync(process.execPath, ['scripts/build-site.mjs'], {
      stdio: 'inherit',
    });
    if (status === 0) restart();
  }, PAUSE_MS);
});

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await restarting;
    await Promise.all([bundles.close(), pages.close(), stop()]);
    process.exit(0);
  });
