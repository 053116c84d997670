/**
 * `npm run audit`: checks the locked packages against the advisories that were last reviewed, and
 * against `npm audit`.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';

const MAX_DAYS = 90;
const DAY_MS = 86_400_000;

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** Names and versions of all packages that a lock file installs, in order. */
export function packagesOf({ packages }) {
  const named = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { name, version }]) => ({
      name: name ?? path.split('node_modules/').at(-1),
      version,
    }));
  return named.sort((a, b) =>
    `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, 'en'),
  );
}

export function hashOf(packages) {
  const lines = packages.map(({ name, version }) => `${name}@${version}`);
  return createHash('sha256')
    .update([...new Set(lines)].join('\n'))
    .digest('hex');
}

/** @returns the problems, a sentence each */
export function problemsOf({ reviewed, source, lock, advisories }, packages, now = Date.now()) {
  const problems = [];
  if (!source || !(advisories?.length > 0)) problems.push('The list of advisories is empty.');
  // An invalid date, or one in the future, is no review.
  const days = (now - Date.parse(reviewed)) / DAY_MS;
  if (!(days >= 0 && days <= MAX_DAYS))
    problems.push(
      `The advisories were looked at on ${reviewed}: look again, every ${MAX_DAYS} days.`,
    );
  const hash = hashOf(packages);
  if (lock !== hash)
    problems.push(
      `The lock has packages that were not looked at. When they were, set "lock" to ${hash}.`,
    );
  for (const { id, name, range, accepted } of advisories ?? [])
    for (const found of packages)
      if (!accepted && found.name === name && satisfies(found.version, range))
        problems.push(`${name} ${found.version} has a known vulnerability: ${id} (${range}).`);
  return problems;
}

/** The report of the registry's own service; null if it does not answer. */
async function asked() {
  const output = await new Promise((done) => {
    execFile(
      'npm',
      ['audit', '--json'],
      { maxBuffer: 64 * 1024 * 1024, timeout: 60_000 },
      (_, out) => done(out),
    );
  });
  try {
    return JSON.parse(output).vulnerabilities ?? null;
  } catch {
    return null;
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const list = read('./advisories.json');
  process.stdout.write(`The list knows advisories until ${list.knownUntil}. ${list.source}\n`);
  const problems = problemsOf(list, packagesOf(read('../package-lock.json')));
  const found = await asked();
  if (found === null) process.stdout.write('The registry has no audit service that answers.\n');
  for (const { name, severity, range } of Object.values(found ?? {}))
    problems.push(`npm audit: ${name} ${range} (${severity})`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
