/**
 * Makes a release: `npm run release -- patch|minor|major [--dry-run]`. Raises the version, dates the section
 * [Unreleased] of CHANGELOG.md, makes the GraphQL schema the one that integrators rely on, commits and tags. It pushes
 * nothing.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { inc } from 'semver';
import * as schema from './schema-changelog.mjs';

const LEVELS = ['patch', 'minor', 'major'];
const CHANGELOG = 'CHANGELOG.md';
const FILES = [
  ...['package.json', 'package-lock.json', CHANGELOG],
  ...[schema.CHANGES, schema.BASELINE, schema.ACCEPTED],
];
const UNRELEASED = '## [Unreleased]\n';
const CHECK_COMMITS = fileURLToPath(new URL('check-commits.mjs', import.meta.url));

/** @returns what a command prints; it throws with what the command complained of */
function run(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${error?.message ?? stderr.trim()}`);
  return stdout.trim();
}
const git = (...args) => run('git', ...args);

function readArguments() {
  const usage = 'Usage: npm run release -- patch|minor|major [--dry-run]';
  try {
    const options = { 'dry-run': { type: 'boolean', default: false } };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [level] = positionals;
    if (positionals.length !== 1 || !LEVELS.includes(level)) throw new Error(usage);
    // `npm run release minor --dry-run`, without the two dashes, leaves the option to npm.
    return { level, isDryRun: values['dry-run'] || process.env.npm_config_dry_run === 'true' };
  } catch {
    throw new Error(usage);
  }
}

/** The sections of a change log, what stands before the first one included. */
const sectionsOf = (text) => text.split(/^(?=## )/m);
const unreleasedOf = (text) => sectionsOf(text).find((section) => section.startsWith(UNRELEASED));

/** @returns the change log with its section [Unreleased] empty, and what was in it under the version */
const dated = (text, version, day) =>
  text.replace(UNRELEASED, () => `${UNRELEASED}\n## [${version}] - ${day}\n`);

/** @returns why there can be no release now, a sentence each */
async function refusals(tag) {
  const problems = [];
  const branch = git('branch', '--show-current');
  if (branch !== 'main')
    problems.push(`Releases are made on main. You are on ${branch || 'no branch'}.`);
  if (git('status', '--porcelain') !== '')
    problems.push('There are changes that are not committed. Commit or stash them (git status).');
  if (git('tag', '--list', tag) !== '')
    problems.push(
      `The tag ${tag} exists already. Set the version in package.json to the latest tag's.`,
    );
  const unreleased = unreleasedOf(readFileSync(CHANGELOG, 'utf8'));
  if (unreleased === undefined)
    problems.push(`${CHANGELOG} has no section "${UNRELEASED.trim()}".`);
  else if (!/^- /m.test(unreleased))
    problems.push(
      `Nothing is written under [Unreleased] of ${CHANGELOG}. Say there what has changed.`,
    );
  const [latest] = git('tag', '--merged=HEAD', '--sort=-version:refname', '--list', 'v*').split(
    '\n',
  );
  const since = latest ? [`--base=${latest}`] : [];
  const commits = spawnSync(process.execPath, [CHECK_COMMITS, ...since], { encoding: 'utf8' });
  if (commits.status !== 0)
    problems.push(
      `Commits have subjects that cannot stay (npm run commits):\n${commits.stderr.trim()}`,
    );
  return [...problems, ...(await schema.releaseProblems(schema.today()))];
}

async function release(version, tag) {
  const day = schema.today();
  const head = git('rev-parse', 'HEAD');
  try {
    run('npm', 'version', version, '--no-git-tag-version', '--ignore-scripts');
    writeFileSync(CHANGELOG, dated(readFileSync(CHANGELOG, 'utf8'), version, day));
    await schema.releaseSchema(version, day);
    git('add', '--', ...FILES);
    git('commit', '--quiet', '--message', `chore: release ${version}`);
    git('tag', '--annotate', tag, '--message', `Release ${version}`);
  } catch (error) {
    git('reset', '--quiet', '--soft', head);
    git('restore', '--staged', '--worktree', '--', ...FILES);
    throw new Error(`${error.message}\nNothing was released, and everything is as it was.`);
  }
}

try {
  const { level, isDryRun } = readArguments();
  const { version: current } = JSON.parse(readFileSync('package.json', 'utf8'));
  const version = inc(current, level);
  const tag = `v${version}`;
  const problems = await refusals(tag);
  if (problems.length > 0) throw new Error([...problems, 'Nothing was released.'].join('\n'));
  if (isDryRun) {
    const entries = unreleasedOf(readFileSync(CHANGELOG, 'utf8')).slice(UNRELEASED.length).trim();
    console.log(`This would release ${version} (now ${current}) as the tag ${tag}:\n\n${entries}`);
  } else {
    await release(version, tag);
    console.log(`Released ${version}. Nothing was pushed yet: git push origin main ${tag}`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
