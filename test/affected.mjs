/**
 * Runs the tests that a change affects: `npm run test:affected`. `-- --base REV` compares with
 * another revision, `-- --list` only prints the files, and how each leads to the change.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { runChecks, runTests } from './run/commands.mjs';
import { Results } from './run/results.mjs';
import { build, format, groups, lintAndTypes, projectOf, tools } from './run/steps.mjs';

async function run(changed, specs) {
  const results = new Results();
  const chosen = groups
    .map((group) => ({
      ...group,
      files: specs.map(({ spec }) => spec).filter((spec) => isIn(group, spec)),
    }))
    .filter(({ files }) => files.length > 0);
  await runChecks(results, checksOf(changed.filter((path) => existsSync(path))));
  // Tests of the whole tree read the build, too.
  if (chosen.length > 0) await runChecks(results, [tools, build]);
  await Promise.all(chosen.map(async ({ files, ...group }) => runTests(results, group, files)));
  return results.close();
}

const isIn = ({ projects }, spec) => projects.includes(projectOf(spec));

/**
 * Format checks of the changed files. Lint and type checks of all: a change can break the types of
 * another file.
 */
const checksOf = (files) => [...(files.length > 0 ? [format(...files)] : []), lintAndTypes];

const explained = ({ spec, changed, reason, path }) =>
  path.length > 0 ? path.join(' -> ') : `${spec}  (${reason}: ${changed})`;

/** For example `12 api, 3 browser`. */
function countedByProject(specs) {
  const counts = new Map();
  for (const { spec } of specs) counts.set(projectOf(spec), (counts.get(projectOf(spec)) ?? 0) + 1);
  return [...counts].map(([project, count]) => `${count} ${project}`).join(', ');
}

// A reader such as `head` may close the pipe before the list ends.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const { values } = parseArgs({
  options: { base: { type: 'string' }, list: { type: 'boolean', default: false } },
});
const { module } = await runnerImport(fileURLToPath(new URL('affected/index.ts', import.meta.url)));
const { changed, specs } = module.findAffected(values.base);
console.log(`Changed files: ${changed.length}; test files to run: ${specs.length}`);
if (specs.length > 0) console.log(`  ${countedByProject(specs)}`);
if (values.list) for (const spec of specs) console.log(explained(spec));
else process.exit(await run(changed, specs));
