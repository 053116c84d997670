import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectFiles, read, root } from './setup/sources.js';
import { estimatedSeconds, sharesOf } from './setup/shards.js';

/** How `npm test` divides the files into shards, and what it prints at its end. */

interface Results {
  pass: () => void;
  fail: (name: string) => void;
  add: (report: object, files: object[]) => void;
  lines: (of: { isRoot: boolean }) => string[];
}
const { Results } = (await import(join(root, 'test/run/results.mjs'))) as {
  Results: new () => Results;
};
const { readReport } = (await import(join(root, 'test/run/report.mjs'))) as {
  readReport: (path: string, root: string) => { failures: string[] };
};
const { projectOf } = (await import(join(root, 'test/run/steps.mjs'))) as {
  projectOf: (path: string) => string;
};
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('shards of the test files', () => {
  const files = projectFiles()
    .filter((path) => path.endsWith('.spec.ts'))
    .map((path) => ({ path, project: projectOf(path), text: read(path) }));

  it.each([1, 2, 3, 5])('are %i with every file in exactly one', (count) => {
    const shares = sharesOf(files, count);
    expect(shares).toHaveLength(count);
    const paths = shares.flat().map(({ path }) => path);
    expect(paths.sort()).toEqual(files.map(({ path }) => path).sort());
  });

  it('are the same on every machine, in whatever order the files are found', () => {
    const names = (shares: { path: string }[][]) =>
      shares.map((share) => share.map((file) => file.path));
    expect(names(sharesOf([...files].reverse(), 2))).toEqual(names(sharesOf(files, 2)));
  });

  it('are estimated to take about as long', () => {
    const [first = 0, second = 0] = sharesOf(files, 2).map((share) =>
      share.reduce((sum, file) => sum + estimatedSeconds(file), 0),
    );
    expect(Math.abs(first - second)).toBeLessThan(first / 20);
  });
});

describe('the workflow of GitHub', () => {
  interface Job {
    steps: { run?: string }[];
    strategy?: { matrix: { shard: string[] } };
  }
  const { jobs } = parse(read('.github/workflows/ci.yml')) as { jobs: Record<string, Job> };
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run = [] }) => run));

  it('has shards that add up to a whole', () => {
    const shards = jobs['test']?.strategy?.matrix.shard ?? [];
    expect(shards.length).toBeGreaterThan(1);
    expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
  });

  it('runs scripts that exist, and with them everything that npm test runs', () => {
    const called = commands.flatMap((command) => /^npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? []);
    expect([...new Set(called)].sort()).toEqual(['check', 'ci', 'test']);
    expect(scripts['test']).toBe('node test/run.mjs');
    expect(scripts['check']).toBe('node test/run.mjs --checks-only');
    expect(commands).toContain('npm test -- --shard=${{ matrix.shard }}');
    expect(read('.ci/run')).toMatch(/^npm ci\nnpm test$/m);
  });
});

describe('the end of a run', () => {
  it('has the time per project, the ten slowest files, the failures, and the counts last', () => {
    const results = new Results();
    results.pass();
    results.fail('lint');
    const files = Array.from({ length: 12 }, (_, index) => ({
      path: `test/api/${index}.spec.ts`,
      project: index < 2 ? 'worker' : 'api',
      seconds: index,
    }));
    results.add(
      {
        passed: 3,
        failed: 1,
        skipped: 0,
        failures: ['test/api/1.spec.ts:5 x: y'],
      },
      files,
    );
    expect(results.lines({ isRoot: true })).toEqual([
      'Time by project, the sum of its files:',
      '    65.0 s  api',
      '     1.0 s  worker',
      'The 10 slowest files:',
      ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(
        (index) => `${index.toFixed(1).padStart(8)} s  test/api/${index}.spec.ts`,
      ),
      'Failed: lint',
      'Failed: test/api/1.spec.ts:5 x: y',
      '4 passed, 2 failed',
    ]);
  });

  it.each([
    [false, false, '2 skipped: they need root'],
    [false, true, '2 skipped: they need root, or what comes before them failed'],
    [true, true, '2 skipped: what comes before them failed'],
  ])('says why tests were skipped: root %s, a failure %s', (isRoot, isFailed, line) => {
    const results = new Results();
    if (isFailed) results.fail('hook');
    results.add({ passed: 0, failed: 0, skipped: 2, failures: [] }, []);
    expect(results.lines({ isRoot })).toContain(line);
  });

  it('fails if nothing explains why tests were skipped', () => {
    const results = new Results();
    results.add({ passed: 3, failed: 0, skipped: 2, failures: [] }, []);
    expect(results.lines({ isRoot: true })).toEqual(['Failed: 2 skipped', '3 passed, 1 failed']);
  });

  it('has the counts alone if all is well and no test ran', () => {
    const results = new Results();
    results.pass();
    expect(results.lines({ isRoot: false })).toEqual(['1 passed, 0 failed']);
  });

  it('lists failed tests by file, line and reason, and files that could not be loaded', () => {
    const folder = mkdtempSync(join(tmpdir(), 'examwright-test-'));
    const path = join(folder, 'report.json');
    const one = join(folder, 'test/api/one.spec.ts');
    const test = {
      status: 'failed',
      fullName: 'a quiz is made',
      failureMessages: [`\u001b[31mError: no\u001b[39m\n    at ${one}:12:5`],
    };
    const good = { status: 'passed', fullName: 'a quiz is read', failureMessages: [] };
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        { name: one, status: 'failed', message: '', assertionResults: [test, good] },
        {
          name: join(folder, 'test/api/two.spec.ts'),
          status: 'failed',
          message: 'Cannot find module\nmore',
          assertionResults: [good],
        },
      ],
    };
    try {
      writeFileSync(path, JSON.stringify(report));
      expect(readReport(path, folder)).toEqual({
        passed: 1,
        failed: 1,
        skipped: 2,
        failures: [
          'test/api/one.spec.ts:12 a quiz is made: Error: no',
          'test/api/two.spec.ts: Cannot find module',
        ],
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
