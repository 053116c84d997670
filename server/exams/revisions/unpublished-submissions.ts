import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { DomainError } from '../../core/errors/domain-error.js';
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
  private readonly logger = new Logger(UnpublishedSubmissions.name);
  private readonly sweep: QuizSweep;
  private pausedUntil = 0;

  constructor(
    private readonly work: UnitOfWork,
    private readonly publication: RevisionPublication,
  ) {
    this.sweep = new QuizSweep(
      async (page) => listUnpublishedQuizzes(this.work.manager, page),
      async (id) => this.publish(id),
    );
  }

  @Scheduled({ everyMinutes: 1 })
  async publishSubmitted(): Promise<void> {
    if (Date.now() < this.pausedUntil) return;
    if (await this.sweep.run()) this.pausedUntil = Date.now() + IDLE_MS;
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
}
