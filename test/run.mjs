/**
 * Everything that CI runs, one after the other: `npm test`. Goes on after a failure, so that one
 * run tells all, and ends with a plain line of counts; what was skipped is said before it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'examwright-run-'));
let passed = 0;
let failed = 0;
let skipped = 0;

/** A command that is one check: it passes when it ends with 0. */
function check(name, command, ...args) {
  const seconds = run(name, command, args, (status) => {
    if (status === 0) passed += 1;
    else failed += 1;
    return status === 0;
  });
  console.log(`${seconds}\n`);
}

/** A project of Vitest, whose tests count one by one. */
function tests(name, project) {
  const report = join(folder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const seconds = run(name, 'vitest', ['run', '--project', project, ...reporters], (status) => {
    const counts = readReport(report);
    passed += counts.passed;
    skipped += counts.skipped;
    // A file that could not be read, or a hook that failed, has no test of its own to fail.
    const unnamed = status !== 0 && counts.failed === 0 ? 1 : 0;
    failed += counts.failed + unnamed;
    return status === 0;
  });
  console.log(`${seconds}\n`);
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

function run(name, command, args, judge) {
  console.log(`== ${name}`);
  const start = Date.now();
  // npx runs the tools of node_modules.
  const tool = command === 'node' ? [] : ['--no-install', command];
  const program = command === 'node' ? process.execPath : 'npx';
  const { status } = spawnSync(program, [...tool, ...args], { stdio: 'inherit' });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  return `${judge(status) ? 'ok' : 'FAILED'} (${name}, ${seconds} s)`;
}

check('format', 'prettier', '--check', '.');
check('lint', 'eslint', '.');
check('types of server and tests', 'tsc', '--noEmit', '-p', '.');
check('types of the client', 'tsc', '--noEmit', '-p', 'client');
check('build', 'node', 'scripts/build-if-needed.mjs');
tests('structure, drift and documents', 'structure');
tests('unit', 'unit');
tests('API', 'api');
tests('older routes', 'legacy');
tests('worker', 'worker');
tests('run-time contract', 'runtime');
tests('browser', 'browser');
tests('faults', 'faults');

rmSync(folder, { recursive: true });
// Root has none of its own tests to skip: a hook before them has failed.
const reason = process.getuid?.() === 0 ? 'what comes before them failed' : 'they need root';
if (skipped > 0) console.log(`${skipped} skipped: ${reason}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
