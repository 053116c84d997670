import { join } from 'node:path';
import { bundleServer } from '../../scripts/build-server.mjs';
import { root } from './sources.js';

/**
 * Bundles a program of the tests with its imports from the server, as the server itself is bundled.
 * @param name of a file in test/setup, without its ending
 * @returns the built file
 */
export async function bundled(name: string): Promise<string> {
  // One for each worker of Vitest: they bundle at the same time.
  const worker = process.env['VITEST_POOL_ID'] ?? '';
  const folder = join(root, 'dist', `test-${name}${worker}`);
  await bundleServer({ [name]: join(root, 'test/setup', `${name}.mjs`) }, folder);
  return join(folder, `${name}.js`);
}
