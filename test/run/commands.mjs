/** Starts the commands of a run: checks that pass when they end with 0, and Vitest, whose tests count. */
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
    // Said in one piece when it has ended: two at a time would talk at once.
    const said = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [status] = await ended;
    if (status === 0) results.pass();
    else results.fail(name);
    console.log(`== ${name}\n${said.join('')}${verdict(name, status, start)}`);
  });
}

/**
 * A run of Vitest. Another one may run beside it: their lines, which name the project, come as they come.
 * @param group a name and the projects that run in one go (steps.mjs)
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
  // Nobody looks at the pictures of a whole run, and taking them is a third of a page's test.
  const env = { ...process.env, SCREENSHOTS: 'off', DURATIONS_FILE: durations };
  const vitest = program('vitest', ['run', ...chosen, ...reporters, ...args]);
  const child = spawn(...vitest, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const ended = once(child, 'close');
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', (line) => console.log(line));
  const [status] = await ended;
  // Without a report Vitest could not even begin.
  const counts = existsSync(report) ? readReport(report) : null;
  if (counts) results.add(counts, readDurations(durations));
  // Without a report nothing was shown; a file that could not be read, or a hook, has no test of its own to fail.
  if (!counts || (status !== 0 && counts.failed === 0)) results.fail(name);
  rmSync(folder, { recursive: true });
  console.log(`== ${verdict(name, status, start)}`);
}

/** A tool of node_modules, unless it is Node. npx, which finds it, too, would take a second for each. */
function program(command, args) {
  return [command === 'node' ? process.execPath : join('node_modules/.bin', command), args];
}

function verdict(name, status, start) {
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  return `${status === 0 ? 'ok' : 'FAILED'} (${name}, ${seconds} s)\n`;
}
