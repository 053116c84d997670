import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import { FailedRows, FailedRowsOf, type FailedRow } from '../../core/jobs/failed-rows.js';
import { JobQueues } from '../../core/jobs/job-queues.js';
import { applyAdjustments } from './adjustment.jobs.js';
import { ScoreAdjustment } from '../score-adjustment.entity.js';

/** Adjustments that could not be applied to all attempts. */
@FailedRowsOf(applyAdjustments)
@Injectable()
export class FailedAdjustments extends FailedRows {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(ScoreAdjustment) private readonly rows: Repository<ScoreAdjustment>,
    private readonly queues: JobQueues,
  ) {
    super();
  }

  override async list(limit: number): Promise<FailedRow[]> {
    const where = { problem: Not(IsNull()) };
    const rows = await this.rows.find({ where, order: { createdAt: 'DESC' }, take: limit });
    return rows.map(toFailedRow);
  }

  override async find(id: string): Promise<FailedRow | null> {
    const failed = { id, problem: Not(IsNull()) };
    const row = isId(id) ? await this.rows.findOneBy(failed) : null;
    return row && toFailedRow(row);
  }

  override async retry(id: string): Promise<boolean> {
    return this.work.run(async (tx) => {
      const failed = { id, problem: Not(IsNull()) };
      const { affected } = await tx.manager.update(ScoreAdjustment, failed, { problem: null });
      if (affected !== 1) return false;
      this.queues.enqueueAfterCommit(tx, applyAdjustments, id);
      return true;
    });
  }
}

function toFailedRow({ id, createdAt, quizId, number, problem }: ScoreAdjustment): FailedRow {
  return {
    id,
    createdAt,
    description: `adjustment ${number} of quiz ${quizId}`,
    error: problem ?? '',
    noRetryReason: null,
  };
}
