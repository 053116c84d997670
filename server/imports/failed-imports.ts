import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { FailedRowsOf, FailedRows, type FailedRow } from '../core/jobs/failed-rows.js';
import { JobQueues } from '../core/jobs/job-queues.js';
import { Import, ImportState, INITIAL_STATE } from './import.entity.js';
import { runImport } from './import.jobs.js';

/** Imports that failed on the server's side. Refused imports are for their owners to correct. */
@FailedRowsOf(runImport)
@Injectable()
export class FailedImports extends FailedRows {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(Import) private readonly imports: Repository<Import>,
    private readonly queues: JobQueues,
  ) {
    super();
  }

  override async list(limit: number): Promise<FailedRow[]> {
    const where = { state: ImportState.FAILED };
    const order = { createdAt: 'DESC' } as const;
    const rows = await this.imports.find({ where, order, take: limit });
    return Promise.all(rows.map(async (row) => this.toFailedRow(row)));
  }

  override async find(id: string): Promise<FailedRow | null> {
    const failed = { id, state: ImportState.FAILED };
    const row = isId(id) ? await this.imports.findOneBy(failed) : null;
    return row && this.toFailedRow(row);
  }

  override async retry(id: string): Promise<boolean> {
    return this.work.run(async (tx) => {
      const failed = { id, state: ImportState.FAILED };
      const row = await tx.manager.findOneBy(Import, failed);
      if (!row || (await lacksFile(tx.manager, row))) return false;
      const { affected } = await tx.manager.update(Import, failed, { ...INITIAL_STATE, runs: 0 });
      if (affected !== 1) return false;
      this.queues.enqueueAfterCommit(tx, runImport, id);
      return true;
    });
  }

  private async toFailedRow(row: Import): Promise<FailedRow> {
    const isFileMissing = await lacksFile(this.imports.manager, row);
    return {
      id: row.id,
      createdAt: row.createdAt,
      description: `${row.fileName} into quiz ${row.quizId}`,
      error: `${row.problemCode ?? ''}: ${row.problemMessage ?? ''}`,
      noRetryReason: isFileMissing ? 'its file is gone: it must be uploaded again' : null,
    };
  }
}

/** Whether it needs a file that was removed. A partly stored import keeps its refused rows instead. */
async function lacksFile(manager: EntityManager, { uploadId, corrects }: Import): Promise<boolean> {
  if (uploadId !== null) return false;
  if (corrects === null) return true;
  const partlyStored = { id: corrects, state: ImportState.SUCCEEDED };
  return !(await manager.existsBy(Import, partlyStored));
}
