import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, LessThan, Repository } from 'typeorm';
import { isLostConnection } from '../core/errors/connection-errors.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { DomainError } from '../core/errors/domain-error.js';
import { Handles, Recovers, type JobRun } from '../core/jobs/handlers.js';
import { allKinds, kindNamed } from '../questions/kinds/registry.js';
import { checkKind, checkRows } from './import.checks.js';
import { Import, ImportPhase, ImportState, OPEN_STATES } from './import.entity.js';
import { runImport } from './import.jobs.js';
import { ImportProgress } from './import.progress.js';
import { ImportSource } from './import.source.js';
import { ImportStore } from './import.store.js';
import { FileRefusal } from './spreadsheet/refusal.js';

/** A file that crashes its worker is not tried for ever. */
const MAX_RUNS = 8;
const SWEEP_AFTER_MS = 5_000;
const INTERRUPTED = {
  problemCode: 'INTERRUPTED',
  problemMessage: 'The import was interrupted too often. Nothing was stored. Start it again.',
};
const INTERNAL_FAILURE = {
  problemCode: 'INTERNAL',
  problemMessage:
    'The import failed on our side. Nothing was stored. Start it again, or report it to us.',
};

/** Runs an import. It may be killed at any point and started again: nothing is visible before it ends. */
@Injectable()
export class ImportRunner {
  private readonly logger = new Logger(ImportRunner.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly work: UnitOfWork,
    @InjectRepository(Import) private readonly imports: Repository<Import>,
    private readonly source: ImportSource,
    private readonly store: ImportStore,
  ) {}

  @Handles(runImport)
  async run(id: string, run: JobRun): Promise<void> {
    const importRow = await this.startRun(id);
    if (!importRow) return;
    if (importRow.runs > MAX_RUNS)
      return this.store.end(importRow, ImportState.FAILED, INTERRUPTED);
    try {
      await this.import(importRow, run.signal);
    } catch (error) {
      const isRefusal = error instanceof DomainError && error.status < 500;
      if (isRefusal || error instanceof FileRefusal) {
        const problem = { problemCode: error.code, problemMessage: error.message };
        return this.store.end(importRow, ImportState.REFUSED, problem);
      }
      if (!run.isLast || run.signal.aborted) throw error;
      // Not the whole error: errors of the database contain the values that were to be stored.
      this.logger.error(error instanceof Error ? error.stack : String(error));
      const problem = isLostConnection(error) ? INTERRUPTED : INTERNAL_FAILURE;
      await this.store.end(importRow, ImportState.FAILED, problem);
    }
  }

  @Recovers(runImport)
  async findUnfinished(): Promise<string[]> {
    const before = new Date(Date.now() - SWEEP_AFTER_MS);
    const rows = await this.imports.find({
      select: { id: true },
      where: { state: In(OPEN_STATES), createdAt: LessThan(before) },
      order: { createdAt: 'ASC' },
      take: 500,
    });
    return rows.map((row) => row.id);
  }

  private async startRun(id: string): Promise<Import | null> {
    return this.work.run(async ({ manager }) => {
      const row = await manager.findOne(Import, {
        where: { id, state: In(OPEN_STATES) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) return null;
      row.state = ImportState.RUNNING;
      row.startedAt ??= new Date();
      row.runs += 1;
      return manager.save(row);
    });
  }

  private async import(importRow: Import, signal: AbortSignal): Promise<void> {
    const progress = new ImportProgress(this.dataSource, importRow.id, importRow.runs);
    try {
      const kind = kindNamed(importRow.kind);
      await progress.startPhase(ImportPhase.READING, null);
      const table = await this.source.readRows(importRow, kind, signal);
      checkKind(table, kind, allKinds());
      await progress.startPhase(ImportPhase.CHECKING, table.rows.length);
      const checked = await checkRows(table, kind, (rows) => progress.reportRows(rows));
      signal.throwIfAborted();
      const { good, refused } = checked;
      const isAccepted = refused.length === 0 || (importRow.storeGoodRows && good.length > 0);
      if (!isAccepted) {
        await this.store.refuse(importRow, checked, table.unused);
        return;
      }
      await progress.startPhase(ImportPhase.STORING, table.rows.length);
      // Refused rows count as processed: none of them is stored.
      const onProgress = async (rows: number): Promise<void> =>
        progress.reportRows(refused.length + rows);
      await this.store.store(importRow, checked, table.unused, onProgress);
    } finally {
      await progress.close();
    }
  }
}
