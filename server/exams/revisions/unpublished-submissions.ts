import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { listUnpublishedQuizzes } from './paper-revision.queries.js';
import { QuizSweep } from './quiz-sweep.js';
import { RevisionPublication } from './revision-publication.js';

/** Pause once nothing is left: quizzes that are submitted now are published at once. */
const IDLE_MS = 3_600_000;

/** Publishes quizzes that were submitted before revisions existed, as they are now. */
@Injectable()
export class UnpublishedSubmissions {
  private readonly sweep: QuizSweep;
  private pausedUntil = 0;

  constructor(
    private readonly work: UnitOfWork,
    private readonly publication: RevisionPublication,
  ) {
    this.sweep = new QuizSweep(
      async (page) => listUnpublishedQuizzes(this.work.manager, page),
      async (id) => this.publish(id),
      new Logger(UnpublishedSubmissions.name),
    );
  }

  @Scheduled({ everyMinutes: 1 })
  async publishSubmitted(): Promise<void> {
    if (Date.now() < this.pausedUntil) return;
    if (await this.sweep.run()) this.pausedUntil = Date.now() + IDLE_MS;
  }

  private async publish(id: string): Promise<void> {
    await this.work.run(async (tx) => {
      // Skips a quiz that another worker, or its owner, has locked.
      const lock = { mode: 'for_no_key_update', onLocked: 'skip_locked' } as const;
      const where = { id, isCompleted: true };
      const quiz = await tx.manager.findOne(Quiz, { where, lock });
      if (quiz) await this.publication.publish(tx, quiz);
    });
  }
}
