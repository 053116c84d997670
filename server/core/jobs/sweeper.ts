import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { findHandlers } from './handlers.js';
import { JobQueues } from './job-queues.js';

const SWEEP_MS = 5_000;
const MINUTE_MS = 60_000;

/** Re-queues rows that were left behind, and runs the chores. At every start, then by the clock. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Sweeper.name);
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly underWay = new Set<Promise<void>>();
  private ended = false;

  constructor(
    private readonly queues: JobQueues,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    const { leftBehind, chores } = findHandlers(this.discovery, this.scanner);
    for (const [job, find] of leftBehind) {
      this.repeat(SWEEP_MS, `sweep of ${job.name}`, async () => {
        for (const id of await find()) await this.queues.enqueue(job, id);
      });
    }
    for (const chore of chores) {
      this.repeat(chore.everyMinutes * MINUTE_MS, chore.name, chore.run);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.underWay);
  }

  /** Runs now, and again each time the pause after the last run is over. */
  private repeat(everyMs: number, name: string, work: () => Promise<void>): void {
    const run = work()
      .catch((error: unknown) => this.logger.warn(`${name}: ${String(error)}`))
      .finally(() => {
        this.underWay.delete(run);
        if (this.ended) return;
        const timer = setTimeout(() => {
          this.timers.delete(timer);
          this.repeat(everyMs, name, work);
        }, everyMs);
        this.timers.add(timer);
      });
    this.underWay.add(run);
  }
}
