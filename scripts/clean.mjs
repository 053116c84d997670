/** Removes what an earlier build left of one half, and the note of what it was built from. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');
const [half] = process.argv.slice(2);
if (half !== 'server' && half !== 'client') throw new Error('Name a half: server or client');
// A note that outlives its build would pass another one for it.
const parts = half === 'client' ? ['client', 'site'] : [half];
for (const name of [`${half}-built-from`, ...parts])
  rmSync(join(dist, name), { recursive: true, force: true });
