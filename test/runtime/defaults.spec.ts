import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { root } from '../setup/sources.js';

it('data is kept in the project, wherever it is started from', () => {
  const env = pathToFileURL(join(root, 'dist', 'server', 'config', 'env.js')).href;
  const script = `import { readConfig } from '${env}'; console.log(readConfig({}).DATA_DIR)`;
  const args = ['--input-type=module', '--eval', script];
  const printed = execFileSync(process.execPath, args, { cwd: tmpdir(), encoding: 'utf8' });
  expect(printed.trim()).toBe(join(root, '.data'));
});
