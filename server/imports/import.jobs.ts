import { defineJob } from '../core/jobs/define-job.js';

/** Reading takes a core each; two at once leave one for everything else. */
export const runImport = defineJob('imports.run', {
  concurrency: 2,
  attempts: 5,
  backoffMs: 1_000,
});
