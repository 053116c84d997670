import { defineConfig } from 'vitest/config';
import { Sequencer } from './test/setup/sequencer.js';

/** What is waited for comes when it comes. */
const POLL_MS = 45_000;

/** A project for each kind of test; `test/run.mjs` runs them all, `npx vitest --project api` one. */
const project = (name: string, include: string[], options: object = {}) => ({
  test: { name, include, expect: { poll: { timeout: POLL_MS } }, ...options },
});

/** Those that talk to a started server get the run's PostgreSQL. */
const served = {
  globalSetup: ['test/setup/global-database.ts'],
  // For tests that hang only. Four workers share two cores, which can be several times slower than
  // the same test alone.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Files of a worker share what is costly to start (test/setup/application.ts).
  isolate: false,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: Sequencer },
    projects: [
      project('unit', ['server/**/*.spec.ts'], { isolate: false, testTimeout: 120_000 }),
      // Each file has its own clock, and what a browser keeps.
      project('client', ['client/**/*.spec.ts'], { testTimeout: 120_000 }),
      project('structure', ['test/*.spec.ts'], {
        testTimeout: 120_000,
        // Otherwise it loads another build of the package `graphql` than the scripts that use it.
        server: { deps: { inline: ['@graphql-inspector/core'] } },
      }),
      project('api', ['test/api/**/*.spec.ts'], served),
      project('legacy', ['test/legacy/**/*.spec.ts'], served),
      project('worker', ['test/worker/**/*.spec.ts'], served),
      project('runtime', ['test/runtime/**/*.spec.ts'], served),
      project('browser', ['test/browser/**/*.spec.ts'], served),
      project('faults', ['test/faults/**/*.spec.ts'], {
        testTimeout: 300_000,
        hookTimeout: 300_000,
      }),
      project('fuzz', ['test/fuzz/**/*.spec.ts'], served),
      // Not part of `npm test`: `npm run bench`.
      project('bench', ['test/bench/*.spec.ts'], { ...served, testTimeout: 600_000 }),
    ],
  },
});
