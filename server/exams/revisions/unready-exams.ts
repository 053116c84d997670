import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { listUnreadyQuizzes } from './paper-revision.queries.js';
import { ReadyExams } from './ready-exams.js';

/** Limits a run, so that the process can shut down. */
const RUN_MS = 3_000;
const BATCH_SIZE = 500;
/** Leaves time for requests. */
const PAUSE_MS = 5;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Opens exams that are held although nothing in their paper must be mended: a process of an earlier release, which does
 * not mark them, has published it while this release was starting.
 */
@Injectable()
export class UnreadyExams {
  private after = FIRST_ID;

  constructor(
    private readonly work: UnitOfWork,
    private readonly ready: ReadyExams,
  ) {}

  @Scheduled({ everyMinutes: 10 })
  async openReady(): Promise<void> {
    const until = Date.now() + RUN_MS;
    const page = { after: this.after, take: BATCH_SIZE };
    const quizzes = await listUnreadyQuizzes(this.work.manager, page);
    for (const { id } of quizzes) {
      if (Date.now() >= until) return;
      await this.markReady(id);
      this.after = id;
      await sleep(PAUSE_MS);
    }
    if (quizzes.length < BATCH_SIZE) this.after = FIRST_ID;
  }

  private async markReady(id: string): Promise<void> {
    await this.work.run(async (tx) => {
      // Skips a quiz that another worker, or its owner, has locked.
      const lock = { mode: 'for_no_key_update', onLocked: 'skip_locked' } as const;
      const quiz = await tx.manager.findOne(Quiz, { where: { id }, lock, withDeleted: true });
      if (quiz) await this.ready.markReady(tx, id);
    });
  }
}
