import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { findHandlers } from './handlers.js';
import { JobQueues } from './job-queues.js';
import { limitConcurrency } from './limit-concurrency.js';

const RECOVERY_MS = 5_000;
const MINUTE_MS = 60_000;
/** All tasks at once would take every connection of a process that starts. */
const MAX_CONCURRENT_TASKS = 3;
/** A task that hangs delays the others no longer than this. */
const MAX_TURN_MS = MINUTE_MS;

/** Work that is repeated, with a pause after each run. */
interface RepeatedTask {
  name: string;
  everyMs: number;
  work: () => Promise<void>;
  /** The run that is under way. */
  run: Promise<void> | null;
  timer: NodeJS.Timeout | null;
}

/**
 * Queues recovered rows (`@Recovers`) and runs scheduled tasks (`@Scheduled`): at every start, then
 * repeatedly.
 */
@Injectable()
export class TaskScheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(TaskScheduler.name);
  private readonly tasks: RepeatedTask[] = [];
  private ended = false;

  constructor(
    private readonly queues: JobQueues,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    const { recoverers, scheduledTasks } = findHandlers(this.discovery, this.scanner);
    for (const [job, find] of recoverers) {
      this.add(`recovery of ${job.name}`, RECOVERY_MS, async () => {
        for (const id of await find()) await this.queues.enqueue(job, id);
      });
    }
    const limited = limitConcurrency(MAX_CONCURRENT_TASKS, MAX_TURN_MS);
    for (const task of scheduledTasks) {
      this.add(task.name, task.everyMinutes * MINUTE_MS, async () =>
        limited(async () => (this.ended ? undefined : task.run())),
      );
    }
    for (const task of this.tasks) void this.run(task);
  }

  /** Runs everything once, now. A run that is under way is waited for, and then repeated. */
  async runAllNow(): Promise<void> {
    await Promise.all(
      this.tasks.map(async (task) => {
        await task.run;
        await this.run(task);
      }),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended = true;
    for (const { timer } of this.tasks) if (timer) clearTimeout(timer);
    await Promise.all(this.tasks.flatMap(({ run }) => run ?? []));
  }

  private add(name: string, everyMs: number, work: () => Promise<void>): void {
    this.tasks.push({ name, everyMs, work, run: null, timer: null });
  }

  /** Runs a task now, unless it is already running, and schedules the next run. Never rejects. */
  private async run(task: RepeatedTask): Promise<void> {
    if (this.ended) return;
    if (task.timer) clearTimeout(task.timer);
    task.run ??= task
      .work()
      .catch((error: unknown) => this.logger.warn(`${task.name}: ${String(error)}`))
      .finally(() => {
        task.run = null;
        if (!this.ended) task.timer = setTimeout(() => void this.run(task), task.everyMs);
      });
    await task.run;
  }
}
