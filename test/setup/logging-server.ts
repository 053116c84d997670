/** A server whose database logs all statements (see statements.ts). */
import { freshDatabase } from './database.js';
import { startMailSink, type MailSink } from './mail-sink.js';
import { startServer } from './processes.js';
import { logStatements } from './statements.js';

export interface LoggingServer {
  databaseUrl: string;
  sink: MailSink;
  url: string;
  /** For another server on the same database. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

export async function startLoggingServer(): Promise<LoggingServer> {
  const databaseUrl = await freshDatabase();
  await logStatements(databaseUrl);
  const sink = await startMailSink();
  const environment = { DATABASE_URL: databaseUrl, SMTP_URL: sink.url, RATE_LIMIT: 'off' };
  const server = await startServer(environment);
  const stop = async (): Promise<void> => {
    await server.stop();
    await sink.close();
  };
  return { databaseUrl, sink, url: server.url, environment, stop };
}
