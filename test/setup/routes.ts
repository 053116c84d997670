/** The routes that an application registers, as reported by the application itself. */
import { execFileSync } from 'node:child_process';
import { bundled } from './bundled.js';
import { temporaryFolder } from './processes.js';
import { root } from './sources.js';

export interface Route {
  method: string;
  url: string;
}

export async function registeredRoutes(databaseUrl: string): Promise<Route[]> {
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: temporaryFolder() };
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'fatal', ...environment };
  const program = await bundled('route-list');
  return JSON.parse(
    execFileSync(process.execPath, [program], { cwd: root, env, encoding: 'utf8' }),
  ) as Route[];
}
