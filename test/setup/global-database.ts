/**
 * One real PostgreSQL server for a run, from the embedded binaries, and one database in it that a
 * first start of the application has migrated: each test file gets a copy of that.
 */
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { EmbeddedPostgres } from '../../server/core/database/embedded/embedded-postgres.js';
import { isAlive, postmasterPid } from './embedded-postgres.js';
import { startServer, temporaryFolder } from './processes.js';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

interface Shared {
  running: Promise<EmbeddedPostgres> | null;
  users: number;
}

/** Each Vitest project loads this file separately, so the shared state is global. */
const shared = (globalThis as { testPostgres?: Shared }).testPostgres ?? {
  running: null,
  users: 0,
};
Object.assign(globalThis, { testPostgres: shared });

/** Called once for each project. */
export async function setup(project: TestProject): Promise<void> {
  shared.users += 1;
  shared.running ??= start();
  project.provide('databaseUrl', (await shared.running).url);
}

export async function teardown(): Promise<void> {
  shared.users -= 1;
  if (shared.users > 0) return;
  const server = await shared.running;
  // The tests are done; on a busy disk the server may take longer to end.
  await server?.stop().catch((error: unknown) => {
    if (!String(error).includes('does not shut down')) throw error;
    process.emitWarning(`PostgreSQL: ${String(error)}`);
  });
}

async function start(): Promise<EmbeddedPostgres> {
  const folder = temporaryFolder();
  // It syncs to disk, as for users: without that, tests take as long.
  const server = await EmbeddedPostgres.start(folder);
  endWithRun(postmasterPid(folder));
  const template = await startServer({ DATABASE_URL: server.url });
  await template.stop();
  // Otherwise every copy would count the time since this start as an outage.
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('DELETE FROM service_beats');
  // All files of a run share one log: each reads the lines of its own database (statements.ts).
  await client.query(`ALTER SYSTEM SET log_line_prefix = '%m [%p] %d '`);
  // Autovacuum would start a process for each of a hundred databases every minute.
  await client.query(`ALTER SYSTEM SET autovacuum_naptime = '1h'`);
  await client.query('SELECT pg_reload_conf()');
  await client.end();
  return server;
}

/** Ctrl+C ends a run without its teardown. The data is deleted after this, so the server need not save it. */
function endWithRun(pid: number): void {
  process.prependOnceListener('exit', () => {
    if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
  });
}
