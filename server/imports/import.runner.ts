import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, LessThan, Repository } from 'typeorm';
import { isLostConnection } from '../core/errors/connection-errors.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { DomainError } from '../core/errors/domain-error.js';
import { Handles, Recovers, type JobRun } from '../core/jobs/handlers.js';
import { allKinds, kindNamed } from '../questions/kinds/registry.js';
import type { QuestionKind } from '../questions/kinds/question-kind.js';
import { checkKind, checkRows, type CheckedRows } from './import.checks.js';
import { Import, ImportPhase, ImportState, OPEN_STATES } from './import.entity.js';
import { runImport } from './import.jobs.js';
import { ImportProgress } from './import.progress.js';
import { ImportSource } from './import.source.js';
import { ImportPictures } from './import.pictures.js';
import { ImportStore, ownerOf, type FileHead } from './import.store.js';
import { prepareNextReading, type SheetReading } from './spreadsheet/reader.js';
import { FileRefusal } from './spreadsheet/files/refusal.js';

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
    private readonly pictures: ImportPictures,
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
        const problem = {
          problemCode: error.code,
          problemMessage: error.message,
          sheetStart: error instanceof FileRefusal ? (error.start ?? null) : null,
        };
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
      const { head, checked } = await this.source.read(importRow, kind, signal, async (reading) =>
        this.check(importRow, kind, reading, progress),
      );
      signal.throwIfAborted();
      if (!isAccepted(importRow, checked)) {
        await this.store.refuse(importRow, checked, head);
        return;
      }
      if (importRow.isPreview) {
        await this.store.keepForPreview(importRow, checked, head);
        return;
      }
      const rowCount = checked.good.length + checked.refused.length;
      await progress.startPhase(ImportPhase.STORING, rowCount);
      // Refused rows count as processed: none of them is stored.
      const onProgress = async (rows: number): Promise<void> =>
        progress.reportRows(checked.refused.length + rows);
      await this.store.store(importRow, checked, head, onProgress);
    } finally {
      await progress.close();
      prepareNextReading();
    }
  }

  private async check(
    importRow: Import,
    kind: QuestionKind,
    reading: SheetReading,
    progress: ImportProgress,
  ): Promise<{ head: FileHead; checked: CheckedRows }> {
    const { head } = reading;
    const { rules } = importRow;
    checkKind(head, kind, allKinds(), rules);
    await progress.startPhase(ImportPhase.CHECKING, head.rowCount);
    const rows = { headers: head.headers, rows: reading.rows() };
    const checked = await checkRows(rows, kind, rules, (done) => progress.reportRows(done));
    if (isAccepted(importRow, checked)) {
      const owner = await ownerOf(importRow, this.imports.manager);
      await this.pictures.attach(owner, importRow, checked, kind, {
        read: reading.picture,
        onStart: async (total) => progress.startPhase(ImportPhase.PICTURES, total),
        onProgress: async (done) => progress.reportRows(done),
      });
    }
    return { head: { ...head, notes: reading.notes() }, checked };
  }
}

function isAccepted({ storeGoodRows }: Import, { good, refused }: CheckedRows): boolean {
  return refused.length === 0 || (storeGoodRows && good.length > 0);
}
