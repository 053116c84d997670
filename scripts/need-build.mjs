/**
 * Runs before a command beside the application, as `need-build.mjs jobs-command`: says what to do
 * if there is no build. It does not build by itself, which would replace the files of a running
 * application.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
if (!existsSync(join(root, 'dist', 'server', `${process.argv[2]}.js`))) {
  console.error('This is not built here yet. Build it first: npm run build');
  process.exit(1);
}
