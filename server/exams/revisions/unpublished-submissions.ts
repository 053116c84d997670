import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { DomainError } from '../../core/errors/domain-error.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { listUnpublishedQuizzes } from './paper-revision.queries.js';
import { RevisionPublication } from './revision-publication.js';

/** Limits a run, so that the process can shut down. */
const RUN_MS = 3_000;
const BATCH_SIZE = 500;
/** Pause once nothing is left: quizzes that are submitted now are published at once. */
const IDLE_MS = 3_600_000;
/** Leaves time for requests. */
const PAUSE_MS = 5;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Publishes quizzes that were submitted before revisions existed, as they are now. */
@Injectable()
export class UnpublishedSubmissions {
  private readonly logger = new Logger(UnpublishedSubmissions.name);
  private pausedUntil = 0;
  private after = FIRST_ID;

  constructor(
    private readonly work: UnitOfWork,
    private readonly publication: RevisionPublication,
  ) {}

  @Scheduled({ everyMinutes: 1 })
  async publishSubmitted(): Promise<void> {
    const until = Date.now() + RUN_MS;
    while (Date.now() < until && Date.now() >= this.pausedUntil) {
      const quizzes = await listUnpublishedQuizzes(this.work.manager, {
        after: this.after,
        take: BATCH_SIZE,
      });
      for (const { id } of quizzes) {
        if (Date.now() >= until) return;
        await this.publish(id);
        this.after = id;
        await sleep(PAUSE_MS);
      }
      if (quizzes.length < BATCH_SIZE) this.pause();
    }
  }

  private async publish(id: string): Promise<void> {
    await this.work
      .run(async (tx) => {
        // Skips a quiz that another worker, or its owner, has locked.
        const lock = { mode: 'for_no_key_update', onLocked: 'skip_locked' } as const;
        const where = { id, isCompleted: true };
        const quiz = await tx.manager.findOne(Quiz, { where, lock });
        if (quiz) await this.publication.publish(tx, quiz);
      })
      .catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        this.logger.warn(`The submitted quiz ${id} could not be published: ${error.message}`);
      });
  }

  /** The next run starts with the first quiz again. */
  private pause(): void {
    this.pausedUntil = Date.now() + IDLE_MS;
    this.after = FIRST_ID;
  }
}
