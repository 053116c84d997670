/**
 * A server with a database, files and a mail server. Files of tests that run one after the other in a worker
 * share those of an environment, since each makes its own institute; what kills, locks or counts globally
 * has its own.
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

/** What files can share. */
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
  /** Runs one statement, for what no door shows. */
  sql: <T extends object = Record<string, string>>(
    text: string,
    values?: unknown[],
  ) => Promise<T[]>;
  /** One more process on the same database, files and mail server. It ends with its test. */
  start: (environment?: Environment) => Promise<RunningServer>;
  /** Has its worker sweep now: that of the application, or, where it has none, one that is started. */
  sweep: () => Promise<void>;
  /** The same where something holds the sweep, so that its end cannot be waited for. */
  startSweep: () => void;
}

export interface ApplicationOptions extends StartOptions {
  /** A program of test/setup that is bundled and started in place of the application. */
  program?: string;
}

/** An installation that files share: it is started when first needed. */
export function useApplication(environment: Environment = {}): Application {
  return use(
    async () => sharedInstallation(environment, async () => install(environment), uninstall),
    // The next file gets another one: it would fail for no reason of its own.
    async ({ server }) => {
      const status = await fetch(`${server.url}/healthz`).then((answer) => answer.status, String);
      if (status === 200) return;
      forgetInstallation(environment);
      throw new Error(`/healthz answers ${status} after these tests`);
    },
  );
}

/** One of the file's own, for tests that stop it, lock or count globally, or plant broken rows. */
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
  { program, ...options }: ApplicationOptions = {},
): Promise<Installation> {
  const databaseUrl = await freshDatabase();
  const sink = await startMailSink();
  const shared = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: sink.url,
    RATE_LIMIT: 'off',
    ...environment,
  };
  if (program !== undefined) options.main = await bundled(program);
  const server = await startServer(shared, options);
  return { server, databaseUrl, sink, environment: { ...shared, DATA_DIR: server.dataDir } };
}

async function uninstall({ server, sink }: Installation): Promise<void> {
  await server.stop();
  await sink.close();
}
