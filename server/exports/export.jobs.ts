import { defineJob } from '../core/jobs/define-job.js';

/** Writing a workbook uses a core: one at a time leaves the others for other jobs. */
export const runExport = defineJob('exports.run', {
  concurrency: 1,
  attempts: 5,
  backoffMs: 1_000,
});
