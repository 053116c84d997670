/** A server with a database and a mail server of its own, for one test file. */
import { afterAll, beforeAll } from 'vitest';
import { Api } from './api.js';
import { freshDatabase } from './database.js';
import { startMailSink, type MailSink } from './mail-sink.js';
import {
  startServer,
  type Environment,
  type RunningServer,
  type StartOptions,
} from './processes.js';

export interface Application {
  server: RunningServer;
  databaseUrl: string;
  sink: MailSink;
  /** A caller without a log-in. */
  api: Api;
}

/** Starts before the file's tests and stops after them. */
export function useApplication(
  environment: Environment = {},
  options: StartOptions = {},
): Application {
  const application = {} as Application;
  beforeAll(async () => {
    application.databaseUrl = await freshDatabase();
    application.sink = await startMailSink();
    application.server = await startServer(
      {
        DATABASE_URL: application.databaseUrl,
        SMTP_URL: application.sink.url,
        RATE_LIMIT: 'off',
        ...environment,
      },
      options,
    );
    application.api = new Api(application.server.url);
  });
  afterAll(async () => {
    await application.server.stop();
    await application.sink.close();
  });
  return application;
}
