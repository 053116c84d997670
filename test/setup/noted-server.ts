/** A server whose database notes down what it is sent (see statements.ts). */
import { freshDatabase } from './database.js';
import { startMailSink, type MailSink } from './mail-sink.js';
import { startServer } from './processes.js';
import { noteStatements } from './statements.js';

export interface NotedServer {
  databaseUrl: string;
  sink: MailSink;
  url: string;
  /** Of a server beside it. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

export async function startNotedServer(): Promise<NotedServer> {
  const databaseUrl = await freshDatabase();
  await noteStatements(databaseUrl);
  const sink = await startMailSink();
  const environment = { DATABASE_URL: databaseUrl, SMTP_URL: sink.url, RATE_LIMIT: 'off' };
  const server = await startServer(environment);
  const stop = async (): Promise<void> => {
    await server.stop();
    await sink.close();
  };
  return { databaseUrl, sink, url: server.url, environment, stop };
}
