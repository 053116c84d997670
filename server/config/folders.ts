/** Where the project and its build are, seen from here: from source and bundled, two folders up is the project. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const PROJECT_FOLDER = fileURLToPath(new URL('../../', import.meta.url));

/** What `npm run build` writes. */
export const BUILD_FOLDER = join(PROJECT_FOLDER, 'dist');

/** The built file of a process beside the application, an entry of its own in the build (scripts/build-server.mjs). */
export function builtFile(name: string): URL {
  return pathToFileURL(join(BUILD_FOLDER, 'server', `${name}.js`));
}
