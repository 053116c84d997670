import type { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { definedJobs, type JobDefinition } from './define-job.js';

/** The run of a handler. */
export interface JobRun {
  /** From 1. */
  attempt: number;
  /** No further attempt follows. */
  isLast: boolean;
  /** Aborts when the process is shutting down; the job then returns to the queue. */
  signal: AbortSignal;
}

export type JobHandler = (id: string, run: JobRun) => Promise<void>;

const HANDLES = Symbol('handles');
const RECOVERS = Symbol('recovers');
const SCHEDULED = Symbol('scheduled');

/** Decorates methods of this type; they may leave out arguments that they do not need. */
type MethodOf<T> = <F extends T>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<F>,
) => void;

/** Decorates the method that handles a job. It must be idempotent: a job may run more than once. */
export function Handles(job: JobDefinition): MethodOf<JobHandler> {
  return (_target, _key, descriptor) => {
    Reflect.defineMetadata(HANDLES, job, descriptor.value as object);
  };
}

/**
 * Decorates the method that finds rows of a job that should be queued or running, some seconds after
 * they were written. Rows that the queue does not know are queued then: a process died between commit
 * and enqueue, or the queue lost its data.
 */
export function Recovers(job: JobDefinition): MethodOf<() => Promise<string[]>> {
  return (_target, _key, descriptor) => {
    Reflect.defineMetadata(RECOVERS, job, descriptor.value as object);
  };
}

/** Decorates a scheduled task. Every worker process runs it, so it must be idempotent. */
export function Scheduled(options: { everyMinutes: number }): MethodOf<() => Promise<void>> {
  return (_target, _key, descriptor) => {
    Reflect.defineMetadata(SCHEDULED, options, descriptor.value as object);
  };
}

export interface DiscoveredHandlers {
  handlers: Map<JobDefinition, JobHandler>;
  recoverers: Map<JobDefinition, () => Promise<string[]>>;
  scheduledTasks: { name: string; everyMinutes: number; run: () => Promise<void> }[];
}

/**
 * Collects the decorated methods of all providers.
 * @throws when a job has no handler, or two: such a process must not start
 */
export function findHandlers(
  discovery: DiscoveryService,
  scanner: MetadataScanner,
): DiscoveredHandlers {
  const found: DiscoveredHandlers = {
    handlers: new Map(),
    recoverers: new Map(),
    scheduledTasks: [],
  };
  for (const { instance } of discovery.getProviders()) {
    if (!isObject(instance)) continue;
    for (const name of scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
      collect(found, instance as Record<string, unknown>, name);
    }
  }
  const unhandled = [...definedJobs.values()].filter((job) => !found.handlers.has(job));
  if (unhandled.length > 0) {
    throw new Error(`No handler for ${unhandled.map((job) => job.name).join(', ')}`);
  }
  return found;
}

function collect(found: DiscoveredHandlers, instance: Record<string, unknown>, name: string): void {
  const method = instance[name];
  if (typeof method !== 'function') return;
  const metadata = (key: symbol): unknown => Reflect.getMetadata(key, method);

  const job = metadata(HANDLES) as JobDefinition | undefined;
  if (job && found.handlers.has(job)) throw new Error(`Two handlers for ${job.name}`);
  if (job) found.handlers.set(job, method.bind(instance) as JobHandler);

  const recovered = metadata(RECOVERS) as JobDefinition | undefined;
  if (recovered) found.recoverers.set(recovered, method.bind(instance) as () => Promise<string[]>);

  const task = metadata(SCHEDULED) as { everyMinutes: number } | undefined;
  const run = method.bind(instance) as () => Promise<void>;
  if (task) found.scheduledTasks.push({ ...task, name, run });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
