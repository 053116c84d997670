import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { Failed, FailedRows, type FailedRow } from '../core/jobs/failed.js';
import { JobQueues } from '../core/jobs/job-queues.js';
import { Import, ImportState } from './import.entity.js';
import { runImport } from './import.jobs.js';

/** An import as it was before its first run. */
const AFRESH = {
  state: ImportState.QUEUED,
  phase: null,
  rowsDone: 0,
  rowsTotal: null,
  problemCode: null,
  problemMessage: null,
  // A run from before cannot store beside the next one: only one of them ends the state RUNNING.
  runs: 0,
  startedAt: null,
  finishedAt: null,
};

/** Imports that broke down on our side. One that was refused is its owner's to mend. */
@Failed(runImport)
@Injectable()
export class FailedImports extends FailedRows {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queues: JobQueues,
  ) {
    super();
  }

  override async list(most: number): Promise<FailedRow[]> {
    const where = { state: ImportState.FAILED };
    const rows = await this.imports.find({ where, order: { createdAt: 'DESC' }, take: most });
    return rows.map(toFailedRow);
  }

  override async find(id: string): Promise<FailedRow | null> {
    const failed = { id, state: ImportState.FAILED };
    const row = isId(id) ? await this.imports.findOneBy(failed) : null;
    return row && toFailedRow(row);
  }

  override async retry(id: string): Promise<boolean> {
    return this.work.run(async (tx) => {
      const failed = { id, state: ImportState.FAILED, uploadId: Not(IsNull()) };
      const { affected } = await tx.manager.update(Import, failed, AFRESH);
      if (affected !== 1) return false;
      this.queues.enqueueAfter(tx, runImport, id);
      return true;
    });
  }

  private get imports() {
    return this.work.manager.getRepository(Import);
  }
}

function toFailedRow({ id, createdAt, ...row }: Import): FailedRow {
  return {
    id,
    createdAt,
    what: `${row.fileName} into quiz ${row.quizId}`,
    why: `${row.problemCode ?? ''}: ${row.problemMessage ?? ''}`,
    hopeless: row.uploadId === null ? 'its file is gone: it must be uploaded again' : null,
  };
}
