/**
 * Everything that CI runs: `npm test`. Goes on after a failure, so that one run tells all, and ends
 * with a plain line of counts; what was skipped is said before it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pLimit from 'p-limit';

const folder = mkdtempSync(join(tmpdir(), 'examwright-run-'));
let passed = 0;
let failed = 0;
let skipped = 0;

/** Commands of one check each, which passes when it ends with 0. Two of them at a time. */
async function checks(...commands) {
  await pLimit(2).map(commands, async ([name, command, ...args]) => {
    const start = Date.now();
    const child = spawn(...program(command, args), { stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(child, 'close');
    // Said in one piece when it has ended: two at a time would talk at once.
    const said = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [status] = await ended;
    if (status === 0) passed += 1;
    else failed += 1;
    console.log(`== ${name}\n${said.join('')}${verdict(name, status, start)}`);
  });
}

/** Projects of Vitest, whose tests count one by one. */
async function tests(name, ...projects) {
  console.log(`== ${name}`);
  const start = Date.now();
  const report = join(folder, `${projects.join('-')}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // Nobody looks at the pictures of a whole run, and taking them is a third of a page's test.
  const env = { ...process.env, SCREENSHOTS: 'off' };
  const vitest = program('vitest', ['run', ...chosen, ...reporters]);
  const child = spawn(...vitest, { stdio: 'inherit', env });
  const [status] = await once(child, 'close');
  const counts = readReport(report);
  passed += counts.passed;
  skipped += counts.skipped;
  // A file that could not be read, or a hook that failed, has no test of its own to fail.
  const unnamed = status !== 0 && counts.failed === 0 ? 1 : 0;
  failed += counts.failed + unnamed;
  console.log(verdict(name, status, start));
}

function readReport(path) {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

/** npx runs the tools of node_modules. */
function program(command, args) {
  return command === 'node'
    ? [process.execPath, args]
    : ['npx', ['--no-install', command, ...args]];
}

function verdict(name, status, start) {
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  return `${status === 0 ? 'ok' : 'FAILED'} (${name}, ${seconds} s)\n`;
}

await checks(
  // The longest first.
  ['lint', 'eslint', '.'],
  ['types of server and tests', 'tsc', '--noEmit', '-p', '.'],
  ['types of the client', 'tsc', '--noEmit', '-p', 'client'],
  ['format', 'prettier', '--check', '.'],
);
await checks(['build', 'node', 'scripts/build-if-needed.mjs']);
await tests('unit, structure, drift and documents', 'unit', 'structure');
// Of several in one go none waits for the end of another.
await tests(
  'API, older routes, worker, run-time contract and browser',
  ...['api', 'legacy', 'worker', 'runtime', 'browser'],
);
await tests('faults', 'faults');

rmSync(folder, { recursive: true });
// Root has none of its own tests to skip: a hook before them has failed.
const reason = process.getuid?.() === 0 ? 'what comes before them failed' : 'they need root';
if (skipped > 0) console.log(`${skipped} skipped: ${reason}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
