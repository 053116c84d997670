/** Rows whose job has failed for good. An operator lists and retries them with `npm run jobs`. */
import type { DiscoveryService } from '@nestjs/core';
import type { JobDefinition } from './define-job.js';

/** A row whose job has failed for good. */
export interface FailedRow {
  id: string;
  /** When the job was requested. */
  createdAt: Date;
  /** The task, and for whom, for example `exam-link to ada@example.org`. */
  description: string;
  error: string;
  /** Why a retry cannot succeed; null when it can. */
  noRetryReason: string | null;
}

/** The failed rows of one kind of job. The class is decorated with `@FailedRowsOf(job)`. */
export abstract class FailedRows {
  /** The newest first. */
  abstract list(limit: number): Promise<FailedRow[]>;
  /** @returns null when there is no such row, or it has not failed */
  abstract find(id: string): Promise<FailedRow | null>;
  /**
   * Resets a row to waiting and queues it.
   * @returns false when it has not failed (any more), or a retry cannot succeed
   */
  abstract retry(id: string): Promise<boolean>;
}

const FAILED_ROWS = Symbol('failed rows');

/** Decorates the provider of a job's failed rows. Every job has one. */
export function FailedRowsOf(
  job: JobDefinition,
): (target: new (...args: never[]) => FailedRows) => void {
  return (target) => {
    Reflect.defineMetadata(FAILED_ROWS, job, target);
  };
}

export interface JobFailures {
  job: JobDefinition;
  rows: FailedRows;
}

/** The providers of all jobs, in the order in which their modules were loaded. */
export function findJobFailures(discovery: DiscoveryService): JobFailures[] {
  return discovery.getProviders().flatMap(({ instance }) => {
    if (!(instance instanceof FailedRows)) return [];
    const job = Reflect.getMetadata(FAILED_ROWS, instance.constructor) as JobDefinition | undefined;
    return job ? [{ job, rows: instance }] : [];
  });
}
