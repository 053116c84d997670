import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { read, root } from './setup/sources.js';
import { TemporaryRepository } from './setup/temporary-repository.js';

/** `npm run commits`: the real script in repositories of a few commits. */

const SCRIPT = 'scripts/check-commits.mjs';

let repository: TemporaryRepository;

const check = (...args: string[]) => repository.run(SCRIPT, args);

beforeEach(() => {
  repository = new TemporaryRepository();
});
afterEach(() => repository.remove());

describe('the subject of a commit', () => {
  it('passes in each conventional form', () => {
    const subjects = [
      'feat: add exports of item analysis',
      'fix(attempts): keep the draft over a reload',
      'docs!: describe the new routes',
      'refactor(users, members)!: name roles as the schema does',
      'test: QuizService locks the row of its quiz',
      'perf: README says what a save costs',
      'build: JWT_SECRET is read by the image',
      'ci: `npm run check` reads the whole history',
      'style: 2 blanks',
      'revert: élan in the title',
      `chore: release ${'1'.repeat(72 - 'chore: release '.length)}`,
    ];
    repository.commit('the first one, which is the base', ...subjects);
    const { status, stdout, stderr } = check(`--base=HEAD~${subjects.length}`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe(`Commits checked: ${subjects.length}\n`);
  });

  it.each([
    ['Add exports', /no known type.*types: feat, fix, docs, /],
    ['feature: add exports', /no known type/],
    ['feat:add exports', /no known type/],
    ['feat(): add exports', /no known type/],
    ['Revert "feat: add exports"', /no known type/],
    [`fix: ${'é'.repeat(68)}`, /has 73 characters\. Shorten it to 72/],
    ['fix: keep the draft.', /ends with a full stop\. Remove it/],
    ['fix: Keep the draft', /"Keep" begins with a capital.*use a small letter/],
  ])('is rejected as %s', (subject, problem) => {
    repository.commit('the first one', subject);
    const { status, stderr } = check('--base=HEAD~1');
    expect(status).toBe(1);
    const [named, first, remedy, ...others] = stderr.trimEnd().split('\n');
    expect(named).toBe(`${repository.git('rev-parse', 'HEAD').slice(0, 10)} "${subject}"`);
    expect(first).toMatch(problem);
    expect(remedy).toMatch(/git commit --amend/);
    expect(others).toEqual([]);
  });

  it('reports all problems of a subject, and of each commit', () => {
    repository.commit('the first one', 'Add exports.', 'fix: keep the draft', 'fix: Keep it');
    const { status, stderr } = check('--base=HEAD~3');
    expect(status).toBe(1);
    expect(stderr.match(/^\S+ ".*"$/gm)).toEqual([
      expect.stringMatching(/"fix: Keep it"$/),
      expect.stringMatching(/"Add exports\."$/),
    ]);
    expect(stderr.match(/^ {2}/gm)).toHaveLength(3);
  });
});

describe('the commits that are checked', () => {
  it('are those since the branch left origin/main, despite later commits there', () => {
    repository.commit('Of long ago');
    repository.git('checkout', '--quiet', '-b', 'theirs');
    repository.commit('Of others');
    repository.git('update-ref', 'refs/remotes/origin/main', 'theirs');
    repository.git('checkout', '--quiet', '-b', 'work', 'main');
    repository.commit('fix: keep the draft');
    expect(check()).toEqual(expect.objectContaining({ status: 0, stdout: 'Commits checked: 1\n' }));
    // Commits of others come in with a merge, whose subject git wrote.
    repository.git('merge', '--quiet', '--no-edit', 'theirs');
    expect(check()).toMatchObject({ status: 0, stdout: 'Commits checked: 2\n' });
    repository.commit('Mine');
    expect(check()).toMatchObject({ status: 1, stdout: 'Commits checked: 3\n' });
  });

  it('are none on main as pushed', () => {
    repository.commit('Of long ago');
    repository.git('update-ref', 'refs/remotes/origin/main', 'main');
    expect(check()).toMatchObject({ status: 0, stdout: 'Commits checked: 0\n' });
  });

  it('are the last one without origin/main, and the output says so', () => {
    repository.commit('Of long ago', 'fix: keep the draft');
    const { status, stdout } = check();
    expect(status).toBe(0);
    expect(stdout).toBe(
      'There is no origin/main to compare with: only the last commit is checked.\nCommits checked: 1\n',
    );
    repository.commit('Mine');
    expect(check().status).toBe(1);
  });

  it('are the last one in a shallow clone, where a merge passes, too', () => {
    repository.commit('Of long ago');
    repository.git('checkout', '--quiet', '-b', 'work');
    repository.commit('fix: keep the draft');
    repository.git('checkout', '--quiet', 'main');
    repository.git('merge', '--quiet', '--no-ff', '--no-edit', 'work');
    const source = pathToFileURL(repository.folder).href;
    repository.folder = join(repository.parent, 'shallow');
    mkdirSync(repository.folder);
    // As after actions/checkout: one commit, and no remote branch.
    repository.git('init', '--quiet');
    repository.git('fetch', '--quiet', '--depth=1', source, 'main');
    repository.git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
    expect(repository.git('rev-list', '--count', 'HEAD')).toBe('1');
    const { status, stdout } = check();
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringMatching(/only the last commit is checked/) as string,
    });
    const refused = check('--base=main');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/no common history of main and HEAD.*--unshallow/);
  });

  it.each([
    ['in a new repository', () => undefined],
    ['in a folder without one', () => rmSync(join(repository.folder, '.git'), { recursive: true })],
    [
      'in a folder that was unpacked inside of another repository',
      () => {
        repository.commit('Theirs');
        repository.folder = join(repository.folder, 'unpacked');
        mkdirSync(repository.folder);
      },
    ],
  ])('are none %s, and the output says so', (_where, prepare) => {
    prepare();
    expect(check()).toMatchObject({
      status: 0,
      stdout: 'There is no git history of this folder, so no commit was checked.\n',
    });
  });

  it('are none if git is not installed', () => {
    repository.commit('Of long ago');
    const { status, stdout } = repository.run(SCRIPT, [], { PATH: repository.parent });
    expect(status).toBe(0);
    expect(stdout).toMatch(/no git history/);
  });

  it('are not guessed from a misspelt option', () => {
    repository.commit('fix: keep the draft');
    const { status, stderr } = check('--bas=HEAD');
    expect(status).toBe(1);
    expect(stderr).toMatch(/--bas/);
  });
});

describe('the check', () => {
  it('is part of npm run check', async () => {
    const { staticChecks } = (await import(join(root, 'test/run/steps.mjs'))) as {
      staticChecks: string[][];
    };
    const commands = staticChecks.map(([, ...command]) => command.join(' '));
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scripts['commits']).toBe('node scripts/check-commits.mjs');
    expect(commands).toContain(scripts['commits']);
  });

  it('has the whole history on GitHub, with origin/main', () => {
    const { jobs } = parse(read('.github/workflows/ci.yml')) as {
      jobs: Record<string, { steps: { uses?: string; with?: object; run?: string }[] }>;
    };
    const steps = Object.values(jobs)
      .map((job) => job.steps)
      .find((all) => all.some(({ run }) => run === 'npm run check'));
    const checkout = steps?.find(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkout?.with).toEqual({ 'fetch-depth': 0 });
  });
});
