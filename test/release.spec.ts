import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf, packagesOf } from '../scripts/audit.mjs';
import { read } from './setup/sources.js';
import { TemporaryRepository } from './setup/temporary-repository.js';

/** `npm run release`: the real script in a repository of a few files. */

const SCHEMA_FILES = {
  'docs/schema/CHANGELOG.md': '# Changes of the schema\n\n## [Unreleased]\n\nNothing.\n',
  'docs/schema/accepted-breaks.json': '{ "Query.old": "it shows too much" }\n',
  'docs/schema/baseline.graphql':
    '# The schema of 2026-01-31.\n\ntype Query {\n  quiz: ID\n  old: ID\n}\n',
};
const ENDING = '@deprecated(reason: "Old. Deprecated since 2026-02-01, removed after 2026-08-01.")';
const SCHEMA = 'type Query {\n  quiz: ID\n  exam: ID\n}\n';
const FILES = ['CHANGELOG.md', 'package.json', 'package-lock.json', ...Object.keys(SCHEMA_FILES)];
const CHANGELOG = `# Changes

Versions are semantic.

## [Unreleased]

### Added

- Exports of item analysis: "$&" stays what it is.

## [0.1.0] - 2026-01-31

### Added

- Everything.
`;

let repository: TemporaryRepository;

const readJson = (path: string): any => JSON.parse(repository.read(path));
const release = (args: string[], environment: NodeJS.ProcessEnv = {}) =>
  repository.run('scripts/release.mjs', args, environment);

/** Everything that a release could change. */
const state = () => ({
  files: FILES.map((path) => repository.read(path)),
  head: repository.git('rev-parse', 'HEAD'),
  status: repository.git('status', '--porcelain'),
  tags: repository.git('tag'),
});

beforeEach(() => {
  repository = new TemporaryRepository();
  const [name, version] = ['examwright', '0.1.0'];
  const dependencies = { semver: '7.8.5' };
  const semver = { version: '7.8.5' };
  const packages = { '': { name, version, dependencies }, 'node_modules/semver': semver };
  repository.write('package.json', `${JSON.stringify({ name, version, dependencies }, null, 2)}\n`);
  repository.write(
    'package-lock.json',
    `${JSON.stringify({ name, version, lockfileVersion: 3, requires: true, packages }, null, 2)}\n`,
  );
  repository.write('CHANGELOG.md', CHANGELOG);
  repository.write('schema.graphql', SCHEMA);
  for (const [path, text] of Object.entries(SCHEMA_FILES)) repository.write(path, text);
  repository.commit('feat: begin');
});
afterEach(() => repository.remove());

describe('a release', () => {
  it.each([
    ['patch', '0.1.1'],
    ['minor', '0.2.0'],
    ['major', '1.0.0'],
  ])('%s commits and tags it as %s', (level, version) => {
    const reviewed = hashOf(packagesOf(readJson('package-lock.json')));
    const { status, stdout, stderr } = release([level]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe(
      `Released ${version}. Nothing was pushed yet: git push origin main v${version}\n`,
    );
    expect(readJson('package.json').version).toBe(version);
    const lock = readJson('package-lock.json');
    expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
    // Otherwise `npm run audit` would ask for another review of the packages.
    expect(hashOf(packagesOf(lock))).toBe(reviewed);
    expect(repository.git('log', '--format=%s')).toBe(`chore: release ${version}\nfeat: begin`);
    expect(repository.git('diff', '--name-only', 'HEAD~1').split('\n')).toEqual(FILES.toSorted());
    expect(repository.git('status', '--porcelain')).toBe('');
    // An annotated tag is an object of its own.
    expect(repository.git('cat-file', '-t', `v${version}`)).toBe('tag');
    expect(repository.git('rev-parse', `v${version}^{commit}`)).toBe(
      repository.git('rev-parse', 'HEAD'),
    );
  });

  it('moves the unreleased changes under the new version and date', () => {
    const today = (): string => new Date().toISOString().slice(0, 10);
    const before = today();
    release(['minor']);
    const days = [before, today()];
    const expected = days.map((day) =>
      CHANGELOG.replace('## [Unreleased]\n', () => `## [Unreleased]\n\n## [0.2.0] - ${day}\n`),
    );
    expect(expected).toContain(repository.read('CHANGELOG.md'));
    const { status, stderr } = release(['minor']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/Nothing is written under \[Unreleased\] of CHANGELOG\.md/);
  });

  it('lists what changes in the schema, which integrators rely on from then on', () => {
    const today = (): string => new Date().toISOString().slice(0, 10);
    const before = today();
    release(['minor']);
    const days = [before, today()];
    const changes = days.map(
      (day) => `# Changes of the schema

## [Unreleased]

Nothing.

## [0.2.0] - ${day}

### Breaking

- Field \`old\` was removed from object type \`Query\`: it shows too much

### Compatible

- Field \`exam\` was added to object type \`Query\`.
`,
    );
    expect(changes).toContain(repository.read('docs/schema/CHANGELOG.md'));
    const [head = '', ...schema] = repository.read('docs/schema/baseline.graphql').split('\n\n');
    expect(days.some((day) => head.startsWith(`# The schema of ${day}`))).toBe(true);
    expect(schema.join('\n\n')).toBe(SCHEMA);
    expect(readJson('docs/schema/accepted-breaks.json')).toEqual({});
  });

  it('checks commit subjects since the latest tag only', () => {
    repository.git('tag', 'v0.0.9');
    repository.commit('Something');
    repository.git('tag', 'v0.0.10');
    repository.commit('fix: keep the draft');
    expect(release(['patch'])).toMatchObject({ status: 0, stderr: '' });
  });

  it.each([
    ['--dry-run', ['minor', '--dry-run'], {}],
    // What npm makes of the option if the two dashes before it are missing.
    ['npm run release minor --dry-run', ['minor'], { npm_config_dry_run: 'true' }],
  ])('changes nothing with %s, and shows what it would do', (_how, args, settings) => {
    const before = state();
    const { status, stdout, stderr } = release(args, settings);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/would release 0\.2\.0 \(now 0\.1\.0\) as the tag v0\.2\.0/);
    expect(stdout).toContain('- Exports of item analysis');
    expect(stdout).not.toContain('Everything');
    expect(state()).toEqual(before);
  });
});

describe('a release is rejected', () => {
  const cases: [string, () => void, RegExp][] = [
    [
      'on another branch',
      () => repository.git('checkout', '--quiet', '-b', 'work'),
      /made on main\. You are on work/,
    ],
    [
      'on no branch',
      () => repository.git('checkout', '--quiet', '--detach'),
      /made on main\. You are on no branch/,
    ],
    [
      'with a changed file',
      () => repository.write('package.json', '{"version":"0.1.0"}'),
      /not committed/,
    ],
    ['with a new file', () => repository.write('notes.txt', 'new'), /not committed/],
    [
      'where the tag exists',
      () => repository.git('tag', 'v0.1.1'),
      /The tag v0\.1\.1 exists already/,
    ],
    [
      'with a deprecation that it announces less than six months before the end',
      () => {
        repository.write('schema.graphql', SCHEMA.replace('quiz: ID', `quiz: ID ${ENDING}`));
        repository.commit('feat: deprecate quizzes');
      },
      /Query\.quiz: this release announces its end, so it must stay until \d{4}-/,
    ],
    [
      'with nothing to say',
      () => {
        repository.write('CHANGELOG.md', CHANGELOG.replace(/^- Exports.*\n/m, ''));
        repository.commit('docs: say nothing');
      },
      /Nothing is written under \[Unreleased\]/,
    ],
    [
      'without the section',
      () => {
        repository.write('CHANGELOG.md', CHANGELOG.replace('## [Unreleased]', '## Soon'));
        repository.commit('docs: say it otherwise');
      },
      /has no section "## \[Unreleased\]"/,
    ],
    [
      'with a schema that breaks integrators',
      () => {
        repository.write('schema.graphql', 'type Query {\n  exam: ID\n}\n');
        repository.commit('feat: have no quizzes');
      },
      /^Query\.quiz: Field 'quiz' was removed/m,
    ],
    [
      'with a commit that the check refuses',
      () => repository.commit('Something'),
      /npm run commits\):\n\w+ "Something"\n.*no known type/,
    ],
    [
      'with such a commit since the latest tag',
      () => {
        repository.git('tag', 'v0.0.10');
        repository.commit('Something');
        repository.commit('fix: keep the draft');
      },
      /"Something"/,
    ],
  ];

  it.each(cases)('%s', (_when, prepare, reason) => {
    prepare();
    const before = state();
    const { status, stdout, stderr } = release(['patch']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(reason);
    expect(stderr).toMatch(/Nothing was released\.\n$/);
    expect(release(['patch', '--dry-run'])).toMatchObject({ status: 1, stderr });
    expect(state()).toEqual(before);
  });

  it('and reports all reasons at once', () => {
    repository.git('checkout', '--quiet', '-b', 'work');
    repository.write('notes.txt', 'new');
    expect(release(['patch']).stderr.split('\n')).toHaveLength(4);
  });

  it.each([[[]], [['huge']], [['minor', 'patch']], [['minor', '--dryrun']]])(
    'without a valid level and option: %j',
    (args) => {
      const before = state();
      const { status, stderr } = release(args);
      expect(status).toBe(1);
      expect(stderr).toBe('Usage: npm run release -- patch|minor|major [--dry-run]\n');
      expect(state()).toEqual(before);
    },
  );

  it('outside a repository', () => {
    rmSync(join(repository.folder, '.git'), { recursive: true });
    const { status, stderr } = release(['patch']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^git branch: .*not a git repository/);
  });

  it.each([
    [
      'a hook refuses its commit',
      () => {
        repository.write('.git/hooks/pre-commit', '#!/bin/sh\necho "Not today." >&2\nexit 1\n');
        chmodSync(join(repository.folder, '.git/hooks/pre-commit'), 0o755);
      },
      /^git commit: Not today\./,
    ],
    [
      'its tag cannot be signed',
      () => {
        repository.git('config', 'tag.gpgSign', 'true');
        repository.git('config', 'gpg.program', 'false');
      },
      /^git tag: /,
    ],
  ])('if %s, and changes nothing', (_when, prepare, reason) => {
    prepare();
    const before = state();
    const { status, stdout, stderr } = release(['patch']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(reason);
    expect(stderr).toMatch(/Nothing was released, and everything is as it was\.\n$/);
    expect(state()).toEqual(before);
  });
});

it('npm run release runs the script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts['release']).toBe('node scripts/release.mjs');
});
