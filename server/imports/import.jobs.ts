import { defineJob } from '../core/jobs/define-job.js';

/** Each import uses a core while it reads; two at a time leave capacity for other jobs. */
export const runImport = defineJob('imports.run', {
  concurrency: 2,
  attempts: 5,
  backoffMs: 1_000,
});
