import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { FailedRowsOf, FailedRows, type FailedRow } from '../core/jobs/failed-rows.js';
import { JobQueues } from '../core/jobs/job-queues.js';
import { Export, ExportState } from './export.entity.js';
import { runExport } from './export.jobs.js';

/** The state of an export before its first run. */
const INITIAL_STATE = {
  state: ExportState.QUEUED,
  rowsDone: 0,
  rowsTotal: null,
  problemCode: null,
  problemMessage: null,
  runs: 0,
  finishedAt: null,
};

/** Exports that failed. */
@FailedRowsOf(runExport)
@Injectable()
export class FailedExports extends FailedRows {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(Export) private readonly exports: Repository<Export>,
    private readonly queues: JobQueues,
  ) {
    super();
  }

  override async list(limit: number): Promise<FailedRow[]> {
    const where = { state: ExportState.FAILED };
    const order = { createdAt: 'DESC' } as const;
    return (await this.exports.find({ where, order, take: limit })).map(toFailedRow);
  }

  override async find(id: string): Promise<FailedRow | null> {
    const failed = { id, state: ExportState.FAILED };
    const row = isId(id) ? await this.exports.findOneBy(failed) : null;
    return row && toFailedRow(row);
  }

  override async retry(id: string): Promise<boolean> {
    return this.work.run(async (tx) => {
      const { affected } = await tx.manager.update(
        Export,
        { id, state: ExportState.FAILED },
        INITIAL_STATE,
      );
      if (affected !== 1) return false;
      this.queues.enqueueAfterCommit(tx, runExport, id);
      return true;
    });
  }
}

function toFailedRow(row: Export): FailedRow {
  return {
    id: row.id,
    createdAt: row.createdAt,
    description: `${row.content} of quiz ${row.quizId}`,
    error: `${row.problemCode ?? ''}: ${row.problemMessage ?? ''}`,
    noRetryReason: null,
  };
}
