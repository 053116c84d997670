/**
 * Builds what is not built, or was built from other sources: `npm start` does this first.
 * What was built from is remembered as one hash over every file that goes into the build.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'dist', 'built-from');
const results = ['dist/server/main.js', 'dist/client/index.html', 'dist/site/index.html'].map(
  (path) => join(root, path),
);
const sources = [
  'client',
  'server',
  'package-lock.json',
  'postcss.config.cjs',
  'schema.graphql',
  'scripts',
  'tsconfig.json',
];

const hash = createHash('sha256').update(process.version);
for (const path of sources) add(path);
const now = hash.digest('hex');

const isBuilt = [stamp, ...results].every((path) => existsSync(path));
if (!isBuilt || readFileSync(stamp, 'utf8') !== now) {
  console.log('Building (this happens once, and after changes) ...');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, now);
}

function add(path) {
  const full = join(root, path);
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) add(`${path}/${name}`);
  } else {
    hash.update(path).update('\0').update(readFileSync(full));
  }
}
