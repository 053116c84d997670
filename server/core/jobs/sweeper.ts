import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { findHandlers } from './handlers.js';
import { JobQueues } from './job-queues.js';
import { turns } from './turns.js';

const SWEEP_MS = 5_000;
const MINUTE_MS = 60_000;
/** All at once would take every connection of a process that starts. */
const CHORES_AT_A_TIME = 3;
/** One that hangs keeps the others waiting for no longer. */
const TURN_MS = MINUTE_MS;

/** What is done again and again, each time when the pause after the last time is over. */
interface Repeated {
  name: string;
  everyMs: number;
  work: () => Promise<void>;
  /** The time that is under way. */
  run: Promise<void> | null;
  timer: NodeJS.Timeout | null;
}

/** Re-queues rows that were left behind, and runs the chores. At every start, then by the clock. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Sweeper.name);
  private readonly repeated: Repeated[] = [];
  private ended = false;

  constructor(
    private readonly queues: JobQueues,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    const { recoverers: leftBehind, scheduledTasks: chores } = findHandlers(
      this.discovery,
      this.scanner,
    );
    for (const [job, find] of leftBehind) {
      this.add(`sweep of ${job.name}`, SWEEP_MS, async () => {
        for (const id of await find()) await this.queues.enqueue(job, id);
      });
    }
    const inTurn = turns(CHORES_AT_A_TIME, TURN_MS);
    for (const chore of chores) {
      this.add(chore.name, chore.everyMinutes * MINUTE_MS, async () =>
        inTurn(async () => (this.ended ? undefined : chore.run())),
      );
    }
    for (const one of this.repeated) void this.run(one);
  }

  /** Does all of it once, without waiting for its time: what is under way is waited for, and done again. */
  async sweepNow(): Promise<void> {
    await Promise.all(
      this.repeated.map(async (one) => {
        await one.run;
        await this.run(one);
      }),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended = true;
    for (const { timer } of this.repeated) if (timer) clearTimeout(timer);
    await Promise.all(this.repeated.flatMap(({ run }) => run ?? []));
  }

  private add(name: string, everyMs: number, work: () => Promise<void>): void {
    this.repeated.push({ name, everyMs, work, run: null, timer: null });
  }

  /** Now, or as it is under way already, and again by the clock. Never rejects. */
  private async run(one: Repeated): Promise<void> {
    if (this.ended) return;
    if (one.timer) clearTimeout(one.timer);
    one.run ??= one
      .work()
      .catch((error: unknown) => this.logger.warn(`${one.name}: ${String(error)}`))
      .finally(() => {
        one.run = null;
        if (!this.ended) one.timer = setTimeout(() => void this.run(one), one.everyMs);
      });
    await one.run;
  }
}
