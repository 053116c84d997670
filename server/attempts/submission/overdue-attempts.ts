import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import { FailedRowsOf, FailedRows, type FailedRow } from '../../core/jobs/failed-rows.js';
import { JobQueues } from '../../core/jobs/job-queues.js';
import { expireAttempt } from './expiry.jobs.js';

interface OverdueRow {
  id: string;
  createdAt: Date;
  title: string;
  deadlineAt: Date;
}

/** After five minutes a running worker has submitted it, or has failed. */
const OVERDUE = `a.submitted_at IS NULL AND a.deadline_at < now() - interval '5 minutes'`;

/** Attempts that should have ended long ago. The recovery task retries them for ever. */
@FailedRowsOf(expireAttempt)
@Injectable()
export class OverdueAttempts extends FailedRows {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queues: JobQueues,
  ) {
    super();
  }

  override async list(limit: number): Promise<FailedRow[]> {
    return this.readRows(`${OVERDUE} ORDER BY a.deadline_at DESC LIMIT $1`, [limit]);
  }

  override async find(id: string): Promise<FailedRow | null> {
    const [row] = isId(id) ? await this.readRows(`${OVERDUE} AND a.id = $1`, [id]) : [];
    return row ?? null;
  }

  override async retry(id: string): Promise<boolean> {
    if (!(await this.find(id))) return false;
    await this.queues.enqueue(expireAttempt, id);
    return true;
  }

  private async readRows(condition: string, values: unknown[]): Promise<FailedRow[]> {
    const rows = await this.work.manager.query<OverdueRow[]>(
      `SELECT a.id, a.started_at AS "createdAt", q.title, a.deadline_at AS "deadlineAt"
       FROM attempts a JOIN quizzes q ON q.id = a.quiz_id WHERE ${condition}`,
      values,
    );
    return rows.map(({ id, createdAt, title, deadlineAt }) => ({
      id,
      createdAt,
      description: `attempt of "${title}"`,
      error: `Its time was over at ${deadlineAt.toISOString()}, and it is not submitted`,
      noRetryReason: null,
    }));
  }
}
