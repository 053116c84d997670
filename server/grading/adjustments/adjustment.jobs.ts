import { defineJob } from '../../core/jobs/define-job.js';

/** Marks attempts of whole exams again: one at a time leaves the database to those who take an exam. */
export const applyAdjustments = defineJob('adjustments.apply', {
  concurrency: 1,
  attempts: 5,
  backoffMs: 1_000,
});
