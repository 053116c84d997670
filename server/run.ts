/** The process of the application: reads the configuration, starts the roles asked for, and stops in order. */
import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ConfigError, readConfig, type Config } from './config/env.js';
import { EmbeddedPostgres } from './core/database/embedded/embedded-postgres.js';
import { StartError } from './core/errors/start-error.js';
import { isBrokenConnection } from './core/errors/driver-errors.js';
import { Closing } from './core/http/closing.js';
import { prepareDataDir } from './core/storage/data-dir.js';
import { isMailboxOpen } from './mail/dev-mailbox.js';

/** Requests under way get this long once the end has been asked for. */
const FINISH_REQUESTS_MS = 4_000;
/** What hangs then is left hanging: the promise is 15 s, and the database, which ends last, needs some. */
const CLOSED_BY_MS = 11_500;
const STOP_MS = 14_000;

/** `npm run demo`: with something in it to look at. */
const isDemonstration = process.argv.includes('--demo');

let app: NestFastifyApplication | null = null;
let embedded: EmbeddedPostgres | null = null;
let stopping = false;
let runsJobs = false;

const started = start();

// A terminal and npm may each send one: the second changes nothing.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => void stop(0));

// Left-behind jobs and chores, now: their time need not be waited for after a repair.
process.on('SIGUSR2', () => void sweep().catch(fail));

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
  const launched = config.DATABASE_URL ? null : await EmbeddedPostgres.launch(config.DATA_DIR);
  // Keeps this thread busy while PostgreSQL comes up.
  const loading = import('./application.js');
  // A failure to load is thrown below, once PostgreSQL is ours and is stopped with us.
  loading.catch(() => undefined);
  embedded = (await launched?.ready()) ?? null;
  const { createApplication } = await loading;
  app = await createApplication(config, config.DATABASE_URL ?? embedded?.url ?? '');
  const people = (await demonstration?.seedDemonstration(app)) ?? [];
  const lines = demonstration?.describeDemonstration(people) ?? [];
  await listen(app, config);
  if (!stopping) announce(config, lines);
}

async function sweep(): Promise<void> {
  await started;
  // A process without jobs has none to sweep; one that stops leaves it to the next.
  if (!runsJobs || stopping) return;
  const { Sweeper } = await import('./core/jobs/sweeper.js');
  await app?.get(Sweeper, { strict: false }).sweepNow();
  process.stdout.write('Swept: left-behind jobs are queued, and every chore has run.\n');
}

async function listen(application: NestFastifyApplication, config: Config): Promise<void> {
  try {
    // Not through Nest, which would print the error before we say it.
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

/** Stops taking requests, finishes those under way, then the workers, then the database. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  const closedBy = sleep(CLOSED_BY_MS);
  setTimeout(() => {
    process.stderr.write('Something did not stop in time and was left behind.\n');
    process.exit(code);
  }, STOP_MS).unref();
  try {
    await started.catch(() => undefined);
    app?.get(Closing).begin();
    await closeDoors();
    await Promise.race([app?.close(), closedBy]);
    await embedded?.stop();
  } catch (error) {
    process.stderr.write(`${stackOf(error)}\n`);
  }
  process.exit(code);
}

async function closeDoors(): Promise<void> {
  const server = app?.getHttpServer();
  if (!server?.listening) return;
  const closed = new Promise((done) => server.close(done));
  // A connection becomes idle when its last answer is out.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, sleep(FINISH_REQUESTS_MS)]);
  clearInterval(idle);
  server.closeAllConnections();
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// Who reads what is printed may go away (a closed terminal, `npm start | head`): the server goes on. Saying
// so would be printed, too, and fail in the same way, for ever.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

process.on('unhandledRejection', fail);
process.on('uncaughtException', (error) => {
  // A connection that breaks while a library has it in hand raises an event nobody listens for
  // (bullmq between opening one and watching it). Whoever uses it next is told by its query.
  if (isBrokenConnection(error)) new Logger('Process').warn(error.message);
  else fail(error);
});

function fail(error: unknown): void {
  new Logger('Process').fatal(stackOf(error));
  void stop(1);
}
