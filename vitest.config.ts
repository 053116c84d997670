import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A project for each kind of test; `test/run.mjs` runs them all, `npx vitest --project api` one. */
const project = (name: string, include: string[], options: object = {}) => ({
  test: { name, include, ...options },
});

/** Those that talk to a started server get the run's PostgreSQL. */
const served = {
  globalSetup: ['test/setup/global-database.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // What is waited for comes when it comes: two cores can be busy.
  expect: { poll: { timeout: 15_000 } },
};

/**
 * Where browsers and processes have their own pace, a test may try once more. `npm test` names it then,
 * for its first reason to be found: it has been a fault of the product before.
 */
const paced = { ...served, retry: 1 };

/** Projects of several in one run: those with short files last, when a worker waits for the other. */
const ORDER = ['worker', 'runtime', 'browser', 'legacy', 'api'];

class ShortFilesLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = (file: TestSpecification): number => ORDER.indexOf(file.project.name);
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: ShortFilesLast },
    projects: [
      project('unit', ['server/**/*.spec.ts', 'client/**/*.spec.ts']),
      project('structure', ['test/*.spec.ts'], { testTimeout: 120_000 }),
      project('api', ['test/api/**/*.spec.ts'], served),
      project('legacy', ['test/legacy/**/*.spec.ts'], served),
      project('worker', ['test/worker/**/*.spec.ts'], paced),
      project('runtime', ['test/runtime/**/*.spec.ts'], { ...paced, testTimeout: 90_000 }),
      project('browser', ['test/browser/**/*.spec.ts'], { ...paced, testTimeout: 180_000 }),
      project('faults', ['test/faults/**/*.spec.ts'], {
        testTimeout: 300_000,
        hookTimeout: 60_000,
      }),
      // Not part of `npm test`: `npm run bench`.
      project('bench', ['test/bench/*.spec.ts'], { ...served, testTimeout: 600_000 }),
    ],
  },
});
