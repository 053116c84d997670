/** Rows whose job was given up, for whoever runs this: `npm run jobs` lists them and tries again. */
import type { DiscoveryService } from '@nestjs/core';
import type { JobDefinition } from './define-job.js';

/** A row that its job was given up for. */
export interface FailedRow {
  id: string;
  /** When it was asked for. */
  createdAt: Date;
  /** What was to be done, and for whom. */
  what: string;
  why: string;
  /** Why trying again cannot succeed; null when it can. */
  hopeless: string | null;
}

/** The rows of one kind of job that ended in failure. The class carries `@Failed(job)`. */
export abstract class FailedRows {
  /** The latest first, at most so many. */
  abstract list(most: number): Promise<FailedRow[]>;
  /** @returns null when there is no such row, or it did not fail */
  abstract find(id: string): Promise<FailedRow | null>;
  /**
   * Puts a row back to where it waits for a worker, and queues it.
   * @returns false when it has not failed (any more), or is hopeless
   */
  abstract retry(id: string): Promise<boolean>;
}

const FAILED = Symbol('failed');

/** Decorates the provider that knows which rows of a job have failed. Every job has one. */
export function Failed(job: JobDefinition): (target: new (...args: never[]) => FailedRows) => void {
  return (target) => {
    Reflect.defineMetadata(FAILED, job, target);
  };
}

export interface FailuresOfJob {
  job: JobDefinition;
  rows: FailedRows;
}

/** All of them, in the order their rooms were opened in. */
export function findFailed(discovery: DiscoveryService): FailuresOfJob[] {
  return discovery.getProviders().flatMap(({ instance }) => {
    if (!(instance instanceof FailedRows)) return [];
    const job = Reflect.getMetadata(FAILED, instance.constructor) as JobDefinition | undefined;
    return job ? [{ job, rows: instance }] : [];
  });
}
