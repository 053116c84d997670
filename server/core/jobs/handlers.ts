import type { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { definedJobs, type JobDefinition } from './define-job.js';

/** How a handler is being run. */
export interface JobRun {
  /** From 1. */
  attempt: number;
  /** There will be no further attempt after this one. */
  isLast: boolean;
  /** Aborts when the process wants to end; the job then goes back to the queue. */
  signal: AbortSignal;
}

export type JobHandler = (id: string, run: JobRun) => Promise<void>;

const HANDLES = Symbol('handles');
const RECOVERS = Symbol('left behind');
const SCHEDULED = Symbol('chore');

/** Decorates methods of a shape; they may leave arguments out that they do not need. */
type MethodOf<T> = <F extends T>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<F>,
) => void;

/** The method that does a job. It must be idempotent: a job may run more than once. */
export function Handles(job: JobDefinition): MethodOf<JobHandler> {
  return (_target, _key, descriptor) => {
    Reflect.defineMetadata(HANDLES, job, descriptor.value as object);
  };
}

/**
 * The method that finds the rows of a job that should be queued (or under way), some seconds after
 * they were written. Those the queue does not know, because a process died between commit and
 * enqueue or the queue lost its memory, are queued by this.
 */
export function Recovers(job: JobDefinition): MethodOf<() => Promise<string[]>> {
  return (_target, _key, descriptor) => {
    Reflect.defineMetadata(RECOVERS, job, descriptor.value as object);
  };
}

/** A method that tidies up every so often, in each worker: it must not mind running twice. */
export function Scheduled(options: { everyMinutes: number }): MethodOf<() => Promise<void>> {
  return (_target, _key, descriptor) => {
    Reflect.defineMetadata(SCHEDULED, options, descriptor.value as object);
  };
}

export interface FoundHandlers {
  handlers: Map<JobDefinition, JobHandler>;
  recoverers: Map<JobDefinition, () => Promise<string[]>>;
  scheduledTasks: { name: string; everyMinutes: number; run: () => Promise<void> }[];
}

/**
 * Collects the decorated methods of all providers.
 * @throws when a job has no handler, or two: the process must not start half deaf
 */
export function findHandlers(discovery: DiscoveryService, scanner: MetadataScanner): FoundHandlers {
  const found: FoundHandlers = { handlers: new Map(), recoverers: new Map(), scheduledTasks: [] };
  for (const { instance } of discovery.getProviders()) {
    if (!isObject(instance)) continue;
    for (const name of scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
      collect(found, instance as Record<string, unknown>, name);
    }
  }
  const deaf = [...definedJobs.values()].filter((job) => !found.handlers.has(job));
  if (deaf.length > 0) {
    throw new Error(`No handler for ${deaf.map((job) => job.name).join(', ')}`);
  }
  return found;
}

function collect(found: FoundHandlers, instance: Record<string, unknown>, name: string): void {
  const method = instance[name];
  if (typeof method !== 'function') return;
  const metadata = (key: symbol): unknown => Reflect.getMetadata(key, method);

  const job = metadata(HANDLES) as JobDefinition | undefined;
  if (job && found.handlers.has(job)) throw new Error(`Two handlers for ${job.name}`);
  if (job) found.handlers.set(job, method.bind(instance) as JobHandler);

  const swept = metadata(RECOVERS) as JobDefinition | undefined;
  if (swept) found.recoverers.set(swept, method.bind(instance) as () => Promise<string[]>);

  const chore = metadata(SCHEDULED) as { everyMinutes: number } | undefined;
  const run = method.bind(instance) as () => Promise<void>;
  if (chore) found.scheduledTasks.push({ ...chore, name, run });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
