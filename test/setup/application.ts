/**
 * A server with a database, files and a mail server. Test files that run one after the other in a worker
 * share one per environment, since each test creates its own institute; tests that kill, lock or count globally
 * have their own.
 */
import { afterAll, beforeAll } from 'vitest';
import { Api } from './api.js';
import { bundled } from './bundled.js';
import { freshDatabase, query } from './database.js';
import { startMailSink, type MailSink } from './mail-sink.js';
import {
  startServer,
  type Environment,
  type RunningServer,
  type StartOptions,
} from './processes.js';
import { useServers } from './servers.js';
import { forgetInstallation, sharedInstallation } from './shared-installations.js';
import { logStatements } from './statements.js';

/** What test files can share. */
export interface Installation {
  server: RunningServer;
  databaseUrl: string;
  /** Variables of every process that belongs to it. */
  environment: Environment;
  sink: MailSink;
}

export interface Application extends Installation {
  /** A caller without a log-in. */
  api: Api;
  /** Runs one SQL statement, for what no API returns. */
  sql: <T extends object = Record<string, string>>(
    text: string,
    values?: unknown[],
  ) => Promise<T[]>;
  /** One more process on the same database, files and mail server. It ends with its test. */
  start: (environment?: Environment) => Promise<RunningServer>;
  /** Makes the worker sweep now: its own, or, with `ROLE=api`, one that is started for it. */
  sweep: () => Promise<void>;
  /** The same without waiting for the end, for tests that lock the sweep. */
  startSweep: () => void;
}

export interface ApplicationOptions extends StartOptions {
  /** A program of test/setup that is bundled and started instead of the application. */
  program?: string;
  /** The database logs all statements (see statements.ts). */
  logsStatements?: boolean;
}

/** An installation that test files share: it starts when it is first needed. */
export function useApplication(environment: Environment = {}): Application {
  return use(
    async () => sharedInstallation(environment, async () => install(environment), uninstall),
    // The next file gets another one: it would fail without a fault of its own.
    async ({ server }) => {
      const status = await fetch(`${server.url}/healthz`).then((answer) => answer.status, String);
      if (status === 200) return;
      forgetInstallation(environment);
      throw new Error(`/healthz answers ${status} after these tests`);
    },
  );
}

/** An installation of this file alone, for tests that stop it, lock or count globally, or seed broken rows. */
export function useOwnApplication(
  environment: Environment = {},
  options: ApplicationOptions = {},
): Application {
  return use(async () => install(environment, options), uninstall);
}

function use(
  open: () => Promise<Installation>,
  close: (installation: Installation) => Promise<void>,
): Application {
  const servers = useServers();
  const application = {} as Application;
  beforeAll(async () => {
    Object.assign(application, await open());
    application.sql = async (text, values) => query(application.databaseUrl, text, values);
    application.start = async (more) => servers.start({ ...application.environment, ...more });
    application.sweep = async () => {
      if (application.environment['ROLE'] === 'api') await application.start({ ROLE: 'worker' });
      else await application.server.sweep();
    };
    application.startSweep = () => application.server.signal('SIGUSR2');
    application.api = new Api(application.server.url);
  });
  afterAll(async () => close(application));
  return application;
}

async function install(
  environment: Environment,
  { program, logsStatements = false, ...options }: ApplicationOptions = {},
): Promise<Installation> {
  const databaseUrl = await freshDatabase();
  if (logsStatements) await logStatements(databaseUrl);
  const sink = await startMailSink();
  const shared = {
    DATABASE_URL: withLockTimeout(databaseUrl),
    SMTP_URL: sink.url,
    RATE_LIMIT: 'off',
    ...environment,
  };
  if (program !== undefined) options.main = await bundled(program);
  const server = await startServer(shared, options);
  return { server, databaseUrl, sink, environment: { ...shared, DATA_DIR: server.dataDir } };
}

/** On a slow machine fifty callers may wait longer for each other's locks than the five seconds of the product. */
function withLockTimeout(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('lock_timeout', '60000');
  return url.href;
}

async function uninstall({ server, sink }: Installation): Promise<void> {
  await server.stop();
  await sink.close();
}
