import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { DomainError } from '../../core/errors/domain-error.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { RevisionPublication } from './revision-publication.js';

/** A run ends by then, so that a process can end. */
const RUN_MS = 3_000;
const FOUND_AT_ONCE = 500;
/** Once there is nothing left, nothing comes of it: what is submitted now is frozen at once. */
const REST_MS = 3_600_000;
/** Requests come between. */
const PAUSE_MS = 5;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Quizzes that were submitted before papers were frozen: they are, as they are now. */
@Injectable()
export class UnpublishedSubmissions {
  private readonly logger = new Logger(UnpublishedSubmissions.name);
  private restsUntil = 0;
  private after = BEFORE_ALL;

  constructor(
    private readonly work: UnitOfWork,
    private readonly publication: RevisionPublication,
  ) {}

  @Scheduled({ everyMinutes: 1 })
  async freezeSubmitted(): Promise<void> {
    const until = Date.now() + RUN_MS;
    while (Date.now() < until && Date.now() >= this.restsUntil) {
      const ids = await this.next();
      for (const id of ids) {
        if (Date.now() >= until) return;
        await this.freeze(id);
        this.after = id;
        await sleep(PAUSE_MS);
      }
      if (ids.length < FOUND_AT_ONCE) this.rest();
    }
  }

  /** Those in the trash, too: they come back as they were. One without questions has nothing to freeze. */
  private async next(): Promise<string[]> {
    const rows = await this.work.manager.query<{ id: string }[]>(
      `SELECT z.id FROM quizzes z
       WHERE z.is_completed AND z.question_count > 0 AND z.id > $1 AND NOT EXISTS (
         SELECT FROM paper_revisions r WHERE r.quiz_id = z.id AND r.number IS NOT NULL
       )
       ORDER BY z.id LIMIT ${FOUND_AT_ONCE}`,
      [this.after],
    );
    return rows.map(({ id }) => id);
  }

  private async freeze(id: string): Promise<void> {
    await this.work
      .run(async (tx) => {
        // Another worker has it, or its owner, who may just submit it.
        const lock = { mode: 'for_no_key_update', onLocked: 'skip_locked' } as const;
        const where = { id, isCompleted: true };
        const quiz = await tx.manager.findOne(Quiz, { where, lock });
        if (quiz) await this.publication.publish(tx, quiz);
      })
      .catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        this.logger.warn(`The quiz ${id}, submitted before, is not frozen: ${error.message}`);
      });
  }

  /** After it, everything is looked at from the beginning. */
  private rest(): void {
    this.restsUntil = Date.now() + REST_MS;
    this.after = BEFORE_ALL;
  }
}
