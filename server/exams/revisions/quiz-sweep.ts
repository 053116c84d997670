import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@nestjs/common';
import { NIL } from 'uuid';

/** Limits a run, so that the process can shut down. */
const RUN_MS = 3_000;
const BATCH_SIZE = 500;
/** Leaves time for requests. */
const PAUSE_MS = 5;

interface Page {
  /** The id after which the page starts. */
  after: string;
  take: number;
}

/**
 * Goes through the quizzes of a list by their ids. A run that is over before the end goes on with the next one, and a quiz
 * that fails is logged and does not keep others back.
 */
export class QuizSweep {
  private after: string = NIL;

  constructor(
    private readonly list: (page: Page) => Promise<{ id: string }[]>,
    private readonly handle: (id: string) => Promise<void>,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  /** @returns whether it came to the end; the next run starts with the first quiz again then */
  async run(): Promise<boolean> {
    const until = Date.now() + RUN_MS;
    while (Date.now() < until) {
      const quizzes = await this.list({ after: this.after, take: BATCH_SIZE });
      for (const { id } of quizzes) {
        if (Date.now() >= until) return false;
        this.after = id;
        await this.handle(id).catch((error: unknown) => {
          this.logger.warn(`Quiz ${id}: ${String(error)}`);
        });
        await sleep(PAUSE_MS);
      }
      if (quizzes.length < BATCH_SIZE) {
        this.after = NIL;
        return true;
      }
    }
    return false;
  }
}
