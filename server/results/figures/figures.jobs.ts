import { defineJob } from '../../core/jobs/define-job.js';

/** Computing figures uses a core: one at a time leaves the others for other jobs. */
export const computeFigures = defineJob('figures.compute', {
  concurrency: 1,
  attempts: 3,
  backoffMs: 1_000,
});
