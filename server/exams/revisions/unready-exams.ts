import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { listUnreadyQuizzes } from './paper-revision.queries.js';
import { QuizSweep } from './quiz-sweep.js';
import { ReadyExams } from './ready-exams.js';

/**
 * Opens exams that are marked as not ready although nothing in their paper must be corrected: a process of an earlier release, which does
 * not mark them, has published it while this release was starting.
 */
@Injectable()
export class UnreadyExams {
  private readonly sweep: QuizSweep;

  constructor(
    private readonly work: UnitOfWork,
    private readonly ready: ReadyExams,
  ) {
    this.sweep = new QuizSweep(
      async (page) => listUnreadyQuizzes(this.work.manager, page),
      async (id) => this.markReady(id),
      new Logger(UnreadyExams.name),
    );
  }

  @Scheduled({ everyMinutes: 10 })
  async openReady(): Promise<void> {
    await this.sweep.run();
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
