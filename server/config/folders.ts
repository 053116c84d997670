/**
 * Folders of the project and its build. In source and in the bundle the project is two folders up
 * from here.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const PROJECT_FOLDER = fileURLToPath(new URL('../../', import.meta.url));

/** The output folder of `npm run build`. */
export const BUILD_FOLDER = join(PROJECT_FOLDER, 'dist');

/** The built file of a separate process, which is an entry of the build (scripts/build-server.mjs). */
export function builtFile(name: string): URL {
  return pathToFileURL(join(BUILD_FOLDER, 'server', `${name}.js`));
}
