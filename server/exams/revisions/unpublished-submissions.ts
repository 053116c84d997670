import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { DomainError } from '../../core/errors/domain-error.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { Quiz } from '../../quizzes/quiz.entity.js';
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
      const ids = await this.findNext();
      for (const id of ids) {
        if (Date.now() >= until) return;
        await this.publish(id);
        this.after = id;
        await sleep(PAUSE_MS);
      }
      if (ids.length < BATCH_SIZE) this.pause();
    }
  }

  /** Includes quizzes in the trash, which can be restored. A quiz without questions has nothing to publish. */
  private async findNext(): Promise<string[]> {
    const rows = await this.work.manager.query<{ id: string }[]>(
      `SELECT z.id FROM quizzes z
       WHERE z.is_completed AND z.question_count > 0 AND z.id > $1 AND NOT EXISTS (
         SELECT FROM paper_revisions r WHERE r.quiz_id = z.id AND r.number IS NOT NULL
       )
       ORDER BY z.id LIMIT ${BATCH_SIZE}`,
      [this.after],
    );
    return rows.map(({ id }) => id);
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
