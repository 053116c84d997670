/** A kind of job. The queue only wakes a worker: the row with the job's id is the source of truth. */
export interface JobDefinition {
  /** Also the name of its queue, for example `mail.send`. */
  name: string;
  /** Jobs that one worker process runs at once. */
  concurrency: number;
  attempts: number;
  /** The delay before the second attempt; it doubles each time. */
  backoffMs: number;
}

/** Every defined job, so that the start can check that each has a handler. */
export const definedJobs = new Map<string, JobDefinition>();

const defaults = { concurrency: 4, attempts: 5, backoffMs: 2_000 };

export function defineJob(name: string, options: Partial<Omit<JobDefinition, 'name'>> = {}) {
  if (definedJobs.has(name)) throw new Error(`The job ${name} is defined twice`);
  const job: JobDefinition = { name, ...defaults, ...options };
  definedJobs.set(name, job);
  return job;
}
