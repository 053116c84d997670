import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { defineJob } from '../../core/jobs/define-job.js';
import { Handles, Recovers } from '../../core/jobs/handlers.js';
import { listExpiredAttempts } from './submission.queries.js';
import { SubmissionService } from './submission.service.js';

export const expireAttempt = defineJob('attempts.expire', { concurrency: 4, backoffMs: 1_000 });

/** Attempts that one run queues. A class ends in the same second; a worker submits some hundred a second. */
const MAX_PER_RUN = 2_000;

/**
 * Submits attempts whose time is over, also of candidates who have closed their page. Only the recovery task
 * queues these jobs, because no request may arrive at the deadline.
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
  async findOverdue(): Promise<string[]> {
    const rows = await listExpiredAttempts(this.work.manager, { take: MAX_PER_RUN });
    return rows.map((row) => row.id);
  }
}
