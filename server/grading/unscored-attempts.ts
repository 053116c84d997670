import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Attempt } from '../attempts/attempt.entity.js';
import { RevisionCache } from '../attempts/revision-cache.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Scheduled } from '../core/jobs/handlers.js';
import { refreshScore } from './attempt-score.js';
import { listUnscoredAttempts } from './attempt-score.queries.js';

/** Limits a run, so that the process can shut down. */
const BATCH_SIZE = 200;

/**
 * Completes attempts that a process of an earlier release submitted after a newer one had migrated the
 * database: it wrote neither an exact score nor marked answers.
 */
@Injectable()
export class UnscoredAttempts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly revisions: RevisionCache,
  ) {}

  @Scheduled({ everyMinutes: 1 })
  async scoreSubmitted(): Promise<void> {
    const attempts = await listUnscoredAttempts(this.work.manager, { take: BATCH_SIZE });
    for (const { id, revisionId } of attempts) {
      const { questions } = await this.revisions.get(revisionId);
      await this.work.run(async ({ manager }) => {
        // Skips an attempt that is marked, or reopened, at this moment.
        const lock = { mode: 'for_no_key_update', onLocked: 'skip_locked' } as const;
        const where = { id, submittedAt: Not(IsNull()), markedAnswers: IsNull() };
        const attempt = await manager.findOne(Attempt, { where, lock });
        if (!attempt) return;
        const questionIds = questions.map((question) => question.id);
        await refreshScore(manager, attempt, questionIds);
      });
    }
  }
}
