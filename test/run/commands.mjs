/**
 * Starts the commands of a run: checks that pass when they end with 0, and Vitest, whose tests
 * count.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { readDurations, readReport } from './report.mjs';

/** Checks, two at a time. @param checks each a name, a command and its arguments */
export async function runChecks(results, checks) {
  await pLimit(2).map(checks, async ([name, command, ...args]) => {
    const start = Date.now();
    const child = spawn(...program(command, args), { stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(child, 'close');
    // Printed in one piece at the end: two run at a time.
    const said = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [status] = await ended;
    if (status === 0) results.pass();
    else results.fail(name);
    console.log(`== ${name}\n${said.join('')}${verdict(name, status, start)}`);
  });
}

/**
 * A run of Vitest. Another one may run at the same time; each line of their output names its
 * project.
 * @param group a name and the projects that run together (steps.mjs)
 * @param args more arguments, such as files or a shard
 */
export async function runTests(results, { name, projects }, args = []) {
  const start = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'examwright-run-'));
  const report = join(folder, 'report.json');
  const chosen = projects.flatMap((project) => ['--project', project]);
  const durations = join(folder, 'durations.json');
  const own = ['--reporter=./test/run/durations.mjs', '--reporter=json'];
  const reporters = ['--reporter=default', ...own, `--outputFile.json=${report}`];
  // Whole runs take no screenshots of failures: they would take a third of a page test's time.
  const env = { ...process.env, SCREENSHOTS: 'off', DURATIONS_FILE: durations };
  const vitest = program('vitest', ['run', ...chosen, ...reporters, ...args]);
  const child = spawn(...vitest, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const ended = once(child, 'close');
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', (line) => console.log(line));
  const [status] = await ended;
  // Without a report Vitest did not even start.
  const counts = existsSync(report) ? readReport(report) : null;
  if (counts) results.add(counts, readDurations(durations));
  // Without a report nothing is proven; a file that failed to load, or a hook, has no failed
  // test.
  if (!counts || (status !== 0 && counts.failed === 0)) results.fail(name);
  rmSync(folder, { recursive: true });
  console.log(`== ${verdict(name, status, start)}`);
}

/** A tool of node_modules, or Node. npx finds it, too, but takes a second for each. */
function program(command, args) {
  return [command === 'node' ? process.execPath : join('node_modules/.bin', command), args];
}

function verdict(name, status, start) {
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  return `${status === 0 ? 'ok' : 'FAILED'} (${name}, ${seconds} s)\n`;
}
