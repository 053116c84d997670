/**
 * `npm run jobs -- list` and `npm run jobs -- retry <id>|all`: lists and retries failed jobs. It reads the
 * same variables as the application, which may or may not be running: its workers, or those of its next
 * start, process what is queued here.
 */
import 'reflect-metadata';
import { DiscoveryService, NestFactory } from '@nestjs/core';
import {
  printError,
  EXIT_SUCCESS,
  exitCodeOf,
  UsageError,
  EXIT_FAILURE,
  printable,
  printLine,
  formatTable,
  withDatabase,
} from './command.js';
import { findJobFailures, type FailedRow, type JobFailures } from './core/jobs/failed-rows.js';
import { AppLogger } from './logger.js';
import { useCompileCache } from './compile-cache.js';

const USAGE = `Usage:
  npm run jobs -- list          what was given up, the latest first
  npm run jobs -- retry <id>    tries one of them again
  npm run jobs -- retry all     tries all of them again that have a chance`;
/** Rows of each kind of job in one command. */
const MAX_ROWS = 1_000;

const [verb, which, ...rest] = process.argv.slice(2);
process.exitCode = EXIT_FAILURE;
void exitCodeOf(main()).then((code) => (process.exitCode = code));

async function main(): Promise<number> {
  const isList = verb === 'list' && which === undefined;
  const isRetry = verb === 'retry' && which !== undefined && rest.length === 0;
  if (!isList && !isRetry) throw new UsageError(USAGE);
  return withDatabase(async (config, url) => {
    const options = { logger: new AppLogger('warn', config.isProduction), abortOnError: false };
    // Imported late, because it loads the whole application.
    useCompileCache();
    const { JobsCommandModule } = await import('./app.module.js');
    const module = JobsCommandModule.forRoot(config, url);
    const context = await NestFactory.createApplicationContext(module, options);
    try {
      const failures = findJobFailures(context.get(DiscoveryService, { strict: false }));
      if (isList) return await list(failures);
      return which === 'all' ? await retryAll(failures) : await retry(failures, which ?? '');
    } finally {
      await context.close();
    }
  });
}

async function list(failures: JobFailures[]): Promise<number> {
  const found = await Promise.all(
    failures.map(async ({ job, rows }) =>
      (await rows.list(MAX_ROWS)).map((row) => ({ job: job.name, ...row })),
    ),
  );
  const all = found.flat().sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  if (all.length === 0) return printLine('Nothing has failed.');
  const cells = all.map((row) => [
    row.id,
    row.job,
    row.createdAt.toISOString(),
    row.description,
    row.noRetryReason === null ? 'can be tried again' : `cannot: ${row.noRetryReason}`,
    row.error,
  ]);
  printLine(formatTable([['ID', 'JOB', 'ASKED FOR', 'WHAT', 'RETRY', 'WHY'], ...cells]));
  const full = failures.filter((_, index) => found[index]?.length === MAX_ROWS);
  for (const { job } of full)
    printLine(`${job.name}: these are the latest ${MAX_ROWS}; there may be more.`);
  return EXIT_SUCCESS;
}

async function retry(failures: JobFailures[], id: string): Promise<number> {
  for (const { job, rows } of failures) {
    const row = await rows.find(id);
    if (!row) continue;
    if (row.noRetryReason !== null)
      return printError(`${id} cannot be tried again: ${row.noRetryReason}.`);
    if (await rows.retry(id)) return printLine(`Queued again: ${nameOf(job.name, row)}`);
  }
  return printError(`Nothing that has failed has the id ${printable(id)}.`);
}

async function retryAll(failures: JobFailures[]): Promise<number> {
  let [queued, left] = [0, 0];
  for (const { job, rows } of failures) {
    for (const row of await rows.list(MAX_ROWS)) {
      const isQueued = row.noRetryReason === null && (await rows.retry(row.id));
      if (isQueued) queued += 1;
      else left += 1;
      const outcome = isQueued
        ? 'Queued again'
        : `Left (${row.noRetryReason ?? 'no longer failed'})`;
      printLine(`${outcome}: ${nameOf(job.name, row)}`);
    }
  }
  return printLine(`${queued} queued again, ${left} left.`);
}

function nameOf(job: string, { id, description }: FailedRow): string {
  return printable(`${job} ${id}, ${description}`);
}
