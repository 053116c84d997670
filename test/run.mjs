/**
 * Everything that CI runs: `npm test`. Goes on after a failure, so that one run tells all, and ends
 * with a plain line of counts. Before it is said once more what failed, since a log is often cut to its
 * end, what passed at its second try only, and what was skipped.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import pLimit from 'p-limit';

const folder = mkdtempSync(join(tmpdir(), 'examwright-run-'));
let passed = 0;
let failed = 0;
let skipped = 0;
const failures = [];
const secondTries = [];

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
    else {
      failed += 1;
      failures.push(name);
    }
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
  if (unnamed) failures.push(name);
  failed += counts.failed + unnamed;
  console.log(verdict(name, status, start));
}

function readReport(path) {
  // Vitest could not even begin.
  if (!existsSync(path)) return { passed: 0, failed: 0, skipped: 0 };
  const report = JSON.parse(readFileSync(path, 'utf8'));
  for (const file of report.testResults) noteReds(file);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
}

/** Each by its file, line and name, and the first line of what was wrong. */
function noteReds({ name, status, message, assertionResults }) {
  const file = relative('.', name);
  const isNamed = assertionResults.some((test) => test.status === 'failed');
  if (status === 'failed' && !isNamed) failures.push(`${file}: ${firstLine(message)}`);
  for (const test of assertionResults) {
    const [reason] = test.failureMessages;
    if (reason === undefined) continue;
    const [, line = '?'] = reason.split(`${name}:`)[1]?.match(/^(\d+)/) ?? [];
    const list = test.status === 'passed' ? secondTries : failures;
    list.push(`${file}:${line} ${test.fullName}: ${firstLine(reason)}`);
  }
}

function firstLine(text) {
  return stripVTControlCharacters(text).split('\n', 1)[0];
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
  ['format', 'prettier', '--check', '.'],
  ['lint and types', 'oxlint', '-c', 'oxlint.config.mjs', '.'],
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
for (const name of secondTries) console.log(`At its second try: ${name}`);
for (const name of failures) console.log(`Failed: ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
