import { Injectable, Logger } from '@nestjs/common';
import { DataSource, In, LessThan } from 'typeorm';
import type { Viewer } from '../core/access/viewer.js';
import { isLostConnection } from '../core/errors/connection-errors.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { DomainError } from '../core/errors/domain-error.js';
import { Handles, LeftBehind, type JobRun } from '../core/jobs/handlers.js';
import { allKinds, kindNamed } from '../questions/kinds/registry.js';
import { QuestionStore } from '../questions/question-store.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { checkKind, checkRows, type CheckedRows } from './import.checks.js';
import { Import, ImportPhase, ImportState, OPEN_STATES } from './import.entity.js';
import { runImport } from './import.jobs.js';
import { ImportProgress } from './import.progress.js';
import { FileRefusal } from './spreadsheet/refusal.js';
import { readSpreadsheet } from './spreadsheet/reader.js';
import { UploadsService } from './uploads.service.js';

/** A file that takes the worker down with it is not begun for ever. */
const MOST_RUNS = 8;
const SWEEP_AFTER_MS = 5_000;
const INTERRUPTED = {
  problemCode: 'INTERRUPTED',
  problemMessage: 'The import was interrupted too often. Nothing was stored. Start it again.',
};
const OUR_FAULT = {
  problemCode: 'INTERNAL',
  problemMessage: 'The import failed on our side. Nothing was stored. Start it again, or tell us.',
};
/** Faults written by one statement. */
const FAULTS_AT_ONCE = 1_000;

/**
 * Does an import, whole or not at all. It may be killed anywhere and begun again: what it stores
 * becomes visible together with its success, in one transaction, and only for the latest run.
 */
@Injectable()
export class ImportRunner {
  private readonly logger = new Logger(ImportRunner.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly work: UnitOfWork,
    private readonly uploads: UploadsService,
    private readonly quizzes: QuizService,
    private readonly questions: QuestionStore,
  ) {}

  @Handles(runImport)
  async run(id: string, run: JobRun): Promise<void> {
    const begun = await this.begin(id);
    if (!begun) return;
    if (begun.runs > MOST_RUNS) return this.end(begun, ImportState.FAILED, INTERRUPTED);
    try {
      await this.import(begun, run.signal);
    } catch (error) {
      const isRefusal = error instanceof DomainError && error.status < 500;
      if (isRefusal || error instanceof FileRefusal) {
        const problem = { problemCode: error.code, problemMessage: error.message };
        return this.end(begun, ImportState.REFUSED, problem);
      }
      if (!run.isLast || run.signal.aborted) throw error;
      // Not the error itself: the database's errors carry what was to be stored.
      this.logger.error(error instanceof Error ? error.stack : String(error));
      const problem = isLostConnection(error) ? INTERRUPTED : OUR_FAULT;
      await this.end(begun, ImportState.FAILED, problem);
    }
  }

  @LeftBehind(runImport)
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
    const file = await this.uploads.read(begun.uploadId);
    const table = await readSpreadsheet(file, kind.columns, signal);
    checkKind(table, kind, allKinds());
    await progress.enter(ImportPhase.CHECKING, table.rows.length);
    const checked = await checkRows(table, kind, (rows) => progress.reach(rows));
    signal.throwIfAborted();
    if (checked.faultCount > 0) return this.refuse(begun, checked);
    await progress.enter(ImportPhase.STORING, table.rows.length);
    await this.store(begun, checked, progress);
  }

  private async store(
    begun: Import,
    checked: CheckedRows,
    progress: ImportProgress,
  ): Promise<void> {
    const kind = kindNamed(begun.kind);
    const rows = checked.contents.map((content) => ({ kind, content }));
    await this.work.run(async (tx) => {
      // Another import of the same quiz may hold it for longer than a request would wait.
      await tx.manager.query(`SET LOCAL lock_timeout = '30s'`);
      const quiz = await this.quizzes.lock(tx, ownerOf(begun), begun.quizId);
      await this.questions.append(tx, quiz, rows, (written) => progress.reach(written));
      await this.finish(tx, begun, {
        state: ImportState.SUCCEEDED,
        rowsDone: rows.length,
        storedCount: rows.length,
      });
    });
  }

  private async refuse(begun: Import, { faults, faultCount }: CheckedRows): Promise<void> {
    const rows = faults.map((fault, index) => ({ ...fault, number: index + 1 }));
    await this.work.run(async (tx) => {
      await this.finish(tx, begun, { state: ImportState.REFUSED, faultCount });
      for (let from = 0; from < rows.length; from += FAULTS_AT_ONCE) {
        await tx.manager.query(
          `INSERT INTO import_faults (import_id, number, "row", "column", value, message)
           SELECT $1, number, "row", "column", value, message
           FROM jsonb_to_recordset($2::jsonb)
             AS fault(number int, "row" int, "column" text, value text, message text)`,
          [begun.id, JSON.stringify(rows.slice(from, from + FAULTS_AT_ONCE))],
        );
      }
    });
  }

  private async end(begun: Import, state: ImportState, problem: Partial<Import>): Promise<void> {
    await this.work.run(async (tx) => this.finish(tx, begun, { state, ...problem }));
  }

  /** @throws when a later run has taken over: then nothing of this one may remain */
  private async finish(tx: Transaction, begun: Import, values: Partial<Import>): Promise<void> {
    const current = { id: begun.id, runs: begun.runs, state: ImportState.RUNNING };
    const finished = { ...values, finishedAt: new Date() };
    const { affected } = await tx.manager.update(Import, current, finished);
    if (affected !== 1) throw new Error(`Import ${begun.id} was taken over by another run`);
  }
}

/** The worker acts for whoever started the import, with no more rights than they have. */
function ownerOf({ createdBy: userId, instituteId }: Import): Viewer {
  return { userId, instituteId, sessionId: null, scope: 'write' };
}
