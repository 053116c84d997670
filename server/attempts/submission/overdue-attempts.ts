import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import { FailedRowsOf, FailedRows, type FailedRow } from '../../core/jobs/failed-rows.js';
import { JobQueues } from '../../core/jobs/job-queues.js';
import { expireAttempt } from './expiry.jobs.js';
import {
  findOverdueAttempt,
  listOverdueAttempts,
  type OverdueAttempt,
} from './submission.queries.js';

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
    const rows = await listOverdueAttempts(this.work.manager, { take: limit });
    return rows.map(toFailedRow);
  }

  override async find(id: string): Promise<FailedRow | null> {
    const [row] = isId(id) ? await findOverdueAttempt(this.work.manager, { id }) : [];
    return row ? toFailedRow(row) : null;
  }

  override async retry(id: string): Promise<boolean> {
    if (!(await this.find(id))) return false;
    await this.queues.enqueue(expireAttempt, id);
    return true;
  }
}

function toFailedRow({ id, createdAt, title, deadlineAt }: OverdueAttempt): FailedRow {
  return {
    id,
    createdAt,
    description: `attempt of "${title}"`,
    error: `Its time was over at ${deadlineAt.toISOString()}, and it is not submitted`,
    noRetryReason: null,
  };
}
