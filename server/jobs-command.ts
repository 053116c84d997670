/**
 * `npm run jobs -- list` and `npm run jobs -- retry <id>|all`: what was given up, and another try.
 * It reads the same variables as the application, which may be running meanwhile or not; its
 * workers, or those of its next start, do what is queued here.
 */
import 'reflect-metadata';
import { DiscoveryService, NestFactory } from '@nestjs/core';
import {
  complain,
  DONE,
  exitCodeOf,
  Misuse,
  NOT_DONE,
  printable,
  say,
  table,
  withDatabase,
} from './command.js';
import { findFailed, type FailedRow, type FailuresOfJob } from './core/jobs/failed.js';
import { AppLogger } from './logger.js';
import { startQuickly } from './quick-start.js';

const USAGE = `Usage:
  npm run jobs -- list          what was given up, the latest first
  npm run jobs -- retry <id>    tries one of them again
  npm run jobs -- retry all     tries all of them again that have a chance`;
/** Of a kind of job, by one command. */
const MOST = 1_000;

const [verb, which, ...rest] = process.argv.slice(2);
process.exitCode = NOT_DONE;
void exitCodeOf(main()).then((code) => (process.exitCode = code));

async function main(): Promise<number> {
  const isList = verb === 'list' && which === undefined;
  const isRetry = verb === 'retry' && which !== undefined && rest.length === 0;
  if (!isList && !isRetry) throw new Misuse(USAGE);
  return withDatabase(async (config, url) => {
    const options = { logger: new AppLogger('warn', config.isProduction), abortOnError: false };
    // Not before it is needed: it loads the whole application.
    startQuickly();
    const { JobsCommandModule } = await import('./app.module.js');
    const module = JobsCommandModule.forRoot(config, url);
    const context = await NestFactory.createApplicationContext(module, options);
    try {
      const failures = findFailed(context.get(DiscoveryService, { strict: false }));
      if (isList) return await list(failures);
      return which === 'all' ? await retryAll(failures) : await retry(failures, which ?? '');
    } finally {
      await context.close();
    }
  });
}

async function list(failures: FailuresOfJob[]): Promise<number> {
  const found = await Promise.all(
    failures.map(async ({ job, rows }) =>
      (await rows.list(MOST)).map((row) => ({ job: job.name, ...row })),
    ),
  );
  const all = found.flat().sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  if (all.length === 0) return say('Nothing has failed.');
  const cells = all.map((row) => [
    row.id,
    row.job,
    row.createdAt.toISOString(),
    row.what,
    row.hopeless === null ? 'can be tried again' : `cannot: ${row.hopeless}`,
    row.why,
  ]);
  say(table([['ID', 'JOB', 'ASKED FOR', 'WHAT', 'RETRY', 'WHY'], ...cells]));
  const full = failures.filter((_, index) => found[index]?.length === MOST);
  for (const { job } of full) say(`${job.name}: these are the latest ${MOST}; there may be more.`);
  return DONE;
}

async function retry(failures: FailuresOfJob[], id: string): Promise<number> {
  for (const { job, rows } of failures) {
    const row = await rows.find(id);
    if (!row) continue;
    if (row.hopeless !== null) return complain(`${id} cannot be tried again: ${row.hopeless}.`);
    if (await rows.retry(id)) return say(`Queued again: ${nameOf(job.name, row)}`);
  }
  return complain(`Nothing that has failed has the id ${printable(id)}.`);
}

async function retryAll(failures: FailuresOfJob[]): Promise<number> {
  let [queued, left] = [0, 0];
  for (const { job, rows } of failures) {
    for (const row of await rows.list(MOST)) {
      const isQueued = row.hopeless === null && (await rows.retry(row.id));
      if (isQueued) queued += 1;
      else left += 1;
      const outcome = isQueued ? 'Queued again' : `Left (${row.hopeless ?? 'no longer failed'})`;
      say(`${outcome}: ${nameOf(job.name, row)}`);
    }
  }
  return say(`${queued} queued again, ${left} left.`);
}

function nameOf(job: string, { id, what }: FailedRow): string {
  return printable(`${job} ${id}, ${what}`);
}
