/**
 * Builds what is missing or was built from other sources: `npm start` does this first. Server and
 * client are built separately. A hash over all files of a build says what it was built from.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GUIDE_SOURCES } from './guide-sources.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const both = ['package-lock.json', 'scripts/clean.mjs', 'tsconfig.json'];

const halves = {
  server: {
    results: ['dist/server/main.js'],
    sources: ['server', 'scripts/build-server.mjs', 'scripts/build-server-entries.mjs', ...both],
  },
  client: {
    results: ['dist/client/index.html', 'dist/site/index.html', 'dist/guide/api-guide.html'],
    // The public pages show prices, which the server defines.
    sources: ['client', 'server/plans', 'scripts/build-site.mjs', ...GUIDE_SOURCES, ...both],
  },
};

for (const [half, { results, sources }] of Object.entries(halves)) {
  const stamp = join(root, 'dist', `${half}-built-from`);
  const now = hashOf(sources);
  const isBuilt = [stamp, ...results.map((path) => join(root, path))].every(existsSync);
  if (isBuilt && readFileSync(stamp, 'utf8') === now) continue;
  console.log(`Building the ${half} (this happens once, and after changes) ...`);
  const { status } = spawnSync('npm', ['run', '--silent', `build:${half}`], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, now);
}

function hashOf(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) add(hash, path);
  return hash.digest('hex');
}

function add(hash, path) {
  const full = join(root, path);
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) add(hash, `${path}/${name}`);
    return;
  }
  // No build contains tests.
  if (/\.spec\.tsx?$/.test(path)) return;
  hash.update(path).update('\0').update(readFileSync(full));
}
