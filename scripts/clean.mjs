/** Removes the output of earlier builds of the named halves, and the hashes of their sources. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');
const parts = { server: ['server'], client: ['client', 'site', 'guide'] };
for (const half of process.argv.slice(2)) {
  if (!Object.hasOwn(parts, half)) throw new Error('Name halves: server, client');
  // A hash that outlives its build would be taken for that of another one.
  for (const name of [`${half}-built-from`, ...parts[half]])
    rmSync(join(dist, name), { recursive: true, force: true });
}
