/** The process of the application: reads the configuration, starts the configured roles, and stops in order. */
import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ConfigError, readConfig, type Config } from './config/env.js';
import { EmbeddedPostgres } from './core/database/embedded/embedded-postgres.js';
import { StartError } from './core/errors/start-error.js';
import { isBrokenConnection } from './core/errors/driver-errors.js';
import { ShutdownSignal } from './core/http/shutdown-signal.js';
import { prepareDataDir } from './core/storage/data-dir.js';
import { isMailboxOpen } from './mail/dev-mailbox.js';

/** At shutdown running requests get this long. */
const FINISH_REQUESTS_MS = 4_000;
/**
 * What has not closed by then is abandoned: a stop takes at most 15 s, and the database, which
 * stops last, needs some.
 */
const CLOSED_BY_MS = 11_500;
const STOP_MS = 14_000;

/** `npm run demo`: with sample data. */
const isDemonstration = process.argv.includes('--demo');

let app: NestFastifyApplication | null = null;
let embedded: EmbeddedPostgres | null = null;
let stopping = false;
let runsJobs = false;

const started = start();

// A terminal and npm may each send one: the second has no effect.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => void stop(0));

// Runs recovery and scheduled tasks now, so that an operator need not wait for them after a repair.
process.on('SIGUSR2', () => void runTasksNow().catch(fail));

started.catch((error: unknown) => {
  if (stopping) return;
  const isExpected = error instanceof StartError || error instanceof ConfigError;
  process.stderr.write(isExpected ? `${error.message}\n` : `${stackOf(error)}\n`);
  void stop(1);
});

async function start(): Promise<void> {
  const config = readConfig();
  runsJobs = config.runsJobs;
  const demonstration = isDemonstration ? await import('./demo/demonstration.js') : null;
  demonstration?.checkDemonstration(config);
  await prepareDataDir(config.DATA_DIR);
  throwIfStopping();
  embedded = config.DATABASE_URL ? null : await EmbeddedPostgres.launch(config.DATA_DIR);
  throwIfStopping();
  // Keeps this thread busy while PostgreSQL comes up.
  const loading = import('./application.js');
  // A failure to load is thrown below, when PostgreSQL is locked and can be stopped.
  loading.catch(() => undefined);
  await embedded?.ready();
  const { createApplication } = await loading;
  throwIfStopping();
  app = await createApplication(config, config.DATABASE_URL ?? embedded?.url ?? '');
  const people = (await demonstration?.seedDemonstration(app)) ?? [];
  const lines = demonstration?.describeDemonstration(people) ?? [];
  await listen(app, config);
  if (!stopping) announce(config, lines);
}

/** What was not begun yet when a signal came need not be. */
function throwIfStopping(): void {
  if (stopping) throw new StartError('It was stopped while it started.');
}

async function runTasksNow(): Promise<void> {
  await started;
  // A process without jobs has no tasks; a stopping one leaves them to the next.
  if (!runsJobs || stopping) return;
  const { TaskScheduler } = await import('./core/jobs/task-scheduler.js');
  await app?.get(TaskScheduler, { strict: false }).runAllNow();
  process.stdout.write('Swept: recovered jobs are queued, and every scheduled task has run.\n');
}

async function listen(application: NestFastifyApplication, config: Config): Promise<void> {
  try {
    // Not through Nest, which would print the error, too.
    const fastify = application.getHttpAdapter().getInstance();
    await fastify.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (!code || !syscall) throw error;
    const where = `${config.HOST}:${config.PORT}`;
    throw new StartError(`Cannot listen on ${where} (${code}). Set PORT or HOST to another.`);
  }
}

function announce(config: Config, more: string[]): void {
  const page = isMailboxOpen(config) ? `, and at ${config.PUBLIC_URL}/dev/mailbox` : '';
  const mailbox = `the development mailbox: printed here${page}`;
  const lines = [
    `Examwright is ready: ${config.PUBLIC_URL}`,
    `Mail goes to ${config.SMTP_URL ? new URL(config.SMTP_URL).host : mailbox}`,
    `Data is in ${config.DATA_DIR}`,
    ...more,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Stops accepting requests, finishes the running ones, then the workers, then the database. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  const closedBy = sleep(CLOSED_BY_MS);
  setTimeout(() => {
    process.stderr.write('Something did not stop in time and was abandoned.\n');
    process.exit(code);
  }, STOP_MS).unref();
  try {
    await Promise.race([started.catch(() => undefined), closedBy]);
    app?.get(ShutdownSignal).begin();
    await closeServer();
    await Promise.race([app?.close(), closedBy]);
    await embedded?.stop();
  } catch (error) {
    process.stderr.write(`${stackOf(error)}\n`);
  }
  process.exit(code);
}

async function closeServer(): Promise<void> {
  const server = app?.getHttpServer();
  if (!server?.listening) return;
  const closed = new Promise((done) => server.close(done));
  // A connection becomes idle after its last response.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, sleep(FINISH_REQUESTS_MS)]);
  clearInterval(idle);
  server.closeAllConnections();
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// The reader of the output may go away (a closed terminal, `npm start | head`). The server goes on, and does
// not report it: printing would fail again, for ever.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

process.on('unhandledRejection', fail);
process.on('uncaughtException', (error) => {
  // A connection that breaks between opening it and adding a listener (in bullmq) raises an unhandled
  // event. The next query on it fails and reports the error.
  if (isBrokenConnection(error)) new Logger('Process').warn(error.message);
  else fail(error);
});

function fail(error: unknown): void {
  new Logger('Process').fatal(stackOf(error));
  void stop(1);
}
