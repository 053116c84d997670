/**
 * One real PostgreSQL server for a run, from the embedded binaries, and one database in it that a
 * first start of the application has migrated: each test file gets a copy of that.
 */
import type { TestProject } from 'vitest/node';
import { EmbeddedPostgres } from '../../server/core/database/embedded/embedded-postgres.js';
import { startServer, temporaryFolder } from './processes.js';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

let running: Promise<EmbeddedPostgres> | null = null;
let users = 0;

/** Called once for each project; they share the server. */
export async function setup(project: TestProject): Promise<void> {
  users += 1;
  running ??= start();
  project.provide('databaseUrl', (await running).url);
}

export async function teardown(): Promise<void> {
  users -= 1;
  if (users === 0) await (await running)?.stop();
}

async function start(): Promise<EmbeddedPostgres> {
  const server = await EmbeddedPostgres.start(temporaryFolder());
  const template = await startServer({ DATABASE_URL: server.url });
  await template.stop();
  return server;
}
