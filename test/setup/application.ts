/** A server with a database, files and a mail server of its own, for one test file. */
import { afterAll, beforeAll } from 'vitest';
import { Api } from './api.js';
import { freshDatabase, query } from './database.js';
import { startMailSink, type MailSink } from './mail-sink.js';
import {
  startServer,
  type Environment,
  type RunningServer,
  type StartOptions,
} from './processes.js';
import { useServers } from './servers.js';

export interface Application {
  server: RunningServer;
  databaseUrl: string;
  /** Variables of every process that belongs to it. */
  environment: Environment;
  sink: MailSink;
  /** A caller without a log-in. */
  api: Api;
  /** Runs one statement, for what no door shows. */
  sql: <T extends object = Record<string, string>>(
    text: string,
    values?: unknown[],
  ) => Promise<T[]>;
  /** One more process on the same database, files and mail server. It ends with its test. */
  start: (environment?: Environment) => Promise<RunningServer>;
  /** A worker more: each sweeps when it starts, which the application itself has done before. */
  sweep: () => Promise<void>;
}

/** Starts before the file's tests and stops after them. */
export function useApplication(
  environment: Environment = {},
  options: StartOptions = {},
): Application {
  const servers = useServers();
  const application = {} as Application;
  beforeAll(async () => {
    application.databaseUrl = await freshDatabase();
    application.sink = await startMailSink();
    const shared = {
      DATABASE_URL: application.databaseUrl,
      SMTP_URL: application.sink.url,
      RATE_LIMIT: 'off',
      ...environment,
    };
    application.server = await startServer(shared, options);
    application.environment = { ...shared, DATA_DIR: application.server.dataDir };
    application.sql = async (text, values) => query(application.databaseUrl, text, values);
    application.start = async (more) => servers.start({ ...application.environment, ...more });
    application.sweep = async () => {
      await application.start({ ROLE: 'worker' });
    };
    application.api = new Api(application.server.url);
  });
  afterAll(async () => {
    await application.server.stop();
    await application.sink.close();
  });
  return application;
}
