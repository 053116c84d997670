/**
 * The long form of the random tests: `npm run test:long`, or `npm run test:long -- test/faults` for
 * some of them. Random tests take their seed from test/setup/seeds.ts. Files run one after another,
 * since fault tests need the whole machine.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runChecks, runTests } from './run/commands.mjs';
import { Results } from './run/results.mjs';
import { build, projectOf, tools } from './run/steps.mjs';

const chosen = process.argv.slice(2);
const listed = execFileSync('git', ['ls-files', 'server', 'test'], { encoding: 'utf8' })
  .trim()
  .split('\n');
const random = listed.filter(
  (path) => path.endsWith('.spec.ts') && readFileSync(path, 'utf8').includes('/seeds.js'),
);
const files = random.filter(
  (path) => chosen.length === 0 || chosen.some((part) => path.includes(part)),
);
if (files.length === 0) {
  console.error(
    [`No random test has ${chosen.join(' or ')} in its path. These are:`, ...random].join('\n  '),
  );
  process.exit(1);
}
const projects = [...new Set(files.map((path) => projectOf(path)))];

process.env.LONG = 'on';
const results = new Results();
await runChecks(results, [tools, build]);
const options = ['--no-file-parallelism', '--testTimeout=1800000'];
await runTests(results, { name: 'long and random', projects }, [...options, ...files]);
process.exit(results.close());
