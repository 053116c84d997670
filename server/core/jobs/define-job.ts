/** What the queue knows of a kind of job. The row with the job's id is the truth; this is a nudge. */
export interface JobDefinition {
  /** Also the name of its queue, for example `mail.send`. */
  name: string;
  /** How many a worker process runs at once. */
  concurrency: number;
  attempts: number;
  /** The wait before the second attempt; it doubles each time. */
  backoffMs: number;
}

/** Every job there is, so that a boot can check that each has its handler. */
export const definedJobs = new Map<string, JobDefinition>();

const defaults = { concurrency: 4, attempts: 5, backoffMs: 2_000 };

export function defineJob(name: string, options: Partial<Omit<JobDefinition, 'name'>> = {}) {
  if (definedJobs.has(name)) throw new Error(`The job ${name} is defined twice`);
  const job: JobDefinition = { name, ...defaults, ...options };
  definedJobs.set(name, job);
  return job;
}
