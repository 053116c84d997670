import { Injectable, Logger } from '@nestjs/common';
import { DataSource, In, LessThan } from 'typeorm';
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
import { ImportStoring } from './import.storing.js';
import { FileRefusal } from './spreadsheet/refusal.js';

/** A file that takes the worker down with it is not begun for ever. */
const MAX_RUNS = 8;
const SWEEP_AFTER_MS = 5_000;
const INTERRUPTED = {
  problemCode: 'INTERRUPTED',
  problemMessage: 'The import was interrupted too often. Nothing was stored. Start it again.',
};
const OUR_FAULT = {
  problemCode: 'INTERNAL',
  problemMessage: 'The import failed on our side. Nothing was stored. Start it again, or tell us.',
};

/** Does an import. It may be killed anywhere and begun again: nothing of it shows before its end. */
@Injectable()
export class ImportRunner {
  private readonly logger = new Logger(ImportRunner.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly work: UnitOfWork,
    private readonly source: ImportSource,
    private readonly storing: ImportStoring,
  ) {}

  @Handles(runImport)
  async run(id: string, run: JobRun): Promise<void> {
    const begun = await this.begin(id);
    if (!begun) return;
    if (begun.runs > MAX_RUNS) return this.storing.end(begun, ImportState.FAILED, INTERRUPTED);
    try {
      await this.import(begun, run.signal);
    } catch (error) {
      const isRefusal = error instanceof DomainError && error.status < 500;
      if (isRefusal || error instanceof FileRefusal) {
        const problem = { problemCode: error.code, problemMessage: error.message };
        return this.storing.end(begun, ImportState.REFUSED, problem);
      }
      if (!run.isLast || run.signal.aborted) throw error;
      // Not the error itself: the database's errors carry what was to be stored.
      this.logger.error(error instanceof Error ? error.stack : String(error));
      const problem = isLostConnection(error) ? INTERRUPTED : OUR_FAULT;
      await this.storing.end(begun, ImportState.FAILED, problem);
    }
  }

  @Recovers(runImport)
  async leftBehind(): Promise<string[]> {
    const before = new Date(Date.now() - SWEEP_AFTER_MS);
    const rows = await this.work.manager.find(Import, {
      select: { id: true },
      where: { state: In(OPEN_STATES), createdAt: LessThan(before) },
      order: { createdAt: 'ASC' },
      take: 500,
    });
    return rows.map((row) => row.id);
  }

  private async begin(id: string): Promise<Import | null> {
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

  private async import(begun: Import, signal: AbortSignal): Promise<void> {
    const progress = new ImportProgress(this.dataSource, begun.id, begun.runs);
    try {
      await this.importWith(progress, begun, signal);
    } finally {
      await progress.close();
    }
  }

  private async importWith(
    progress: ImportProgress,
    begun: Import,
    signal: AbortSignal,
  ): Promise<void> {
    const kind = kindNamed(begun.kind);
    await progress.enter(ImportPhase.READING, null);
    const table = await this.source.rows(begun, kind, signal);
    checkKind(table, kind, allKinds());
    await progress.enter(ImportPhase.CHECKING, table.rows.length);
    const checked = await checkRows(table, kind, (rows) => progress.reach(rows));
    signal.throwIfAborted();
    const { good, refused } = checked;
    const isTaken = refused.length === 0 || (begun.storeGoodRows && good.length > 0);
    if (!isTaken) return this.storing.refuse(begun, checked, table.unused);
    await progress.enter(ImportPhase.STORING, table.rows.length);
    // With the refused rows it is through: there is nothing of them to store.
    const through = async (rows: number): Promise<void> => progress.reach(refused.length + rows);
    await this.storing.store(begun, checked, table.unused, through);
  }
}
