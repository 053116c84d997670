import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { defineJob } from '../../core/jobs/define-job.js';
import { Handles, Recovers } from '../../core/jobs/handlers.js';
import { IS_OVER } from '../locked-attempts.js';
import { SubmissionService } from './submission.service.js';

export const expireAttempt = defineJob('attempts.expire', { concurrency: 4, backoffMs: 1_000 });

/** Queued by one sweep. A class ends in the same second; a worker submits some hundred a second. */
const MAX_CONCURRENT = 2_000;

/**
 * Submits what is saved of attempts whose time is over, also of learners who are gone. Nothing queues
 * these but the sweep: at the deadline nobody need be there to do it.
 */
@Injectable()
export class ExpiryJobs {
  constructor(
    private readonly work: UnitOfWork,
    private readonly submissions: SubmissionService,
  ) {}

  @Handles(expireAttempt)
  async expire(id: string): Promise<void> {
    await this.submissions.expire(id);
  }

  @Recovers(expireAttempt)
  async over(): Promise<string[]> {
    const rows = await this.work.manager.query<{ id: string }[]>(
      `SELECT a.id FROM attempts a
       WHERE a.submitted_at IS NULL AND a.deadline_at < now() AND ${IS_OVER}
       ORDER BY a.deadline_at LIMIT $1`,
      [MAX_CONCURRENT],
    );
    return rows.map((row) => row.id);
  }
}
