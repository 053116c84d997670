import { DelayedError } from 'bullmq';
import type { JobDefinition } from './define-job.js';
import type { JobHandler } from './handlers.js';
import type { Processor } from './queue-backend.js';

/** Adapts a handler to BullMQ. A job that is aborted returns to the queue. */
export function jobProcessor(definition: JobDefinition, handler: JobHandler): Processor {
  // BullMQ counts the parameters: only a function with three, without defaults, gets the signal.
  return async (job, token, signal) => {
    if (token === undefined || signal === undefined) throw new Error('BullMQ passed no signal');
    const attempt = job.attemptsMade + 1;
    const isLast = attempt >= definition.attempts;
    try {
      await handler(job.id ?? '', { attempt, isLast, signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      await job.moveToDelayed(Date.now(), token);
      throw new DelayedError();
    }
  };
}
