/**
 * Before a command beside the application: says what to do where it is not built, as `need-build.mjs jobs-command`.
 * It does not build by itself, which would take the files from under an application that runs.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
if (!existsSync(join(root, 'dist', 'server', `${process.argv[2]}.js`))) {
  console.error('This is not built here yet. Build it first: npm run build');
  process.exit(1);
}
