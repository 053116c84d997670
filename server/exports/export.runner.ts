import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, LessThan, Repository } from 'typeorm';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isLostConnection } from '../core/errors/connection-errors.js';
import { DomainError } from '../core/errors/domain-error.js';
import { Handles, Recovers, type JobRun } from '../core/jobs/handlers.js';
import { StoredFiles } from '../core/storage/stored-files.js';
import { Storage, TooLargeError, type SpooledFile } from '../core/storage/storage.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { User } from '../users/user.entity.js';
import { ExportTables } from './export-tables.js';
import { Export, EXPORT_FILES, ExportFile, ExportState, OPEN_STATES } from './export.entity.js';
import { exportErrors } from './export.errors.js';
import { runExport } from './export.jobs.js';
import { writeTable } from './writing/write-table.js';

/** An export that crashes its worker is not tried for ever. */
const MAX_RUNS = 8;
const SWEEP_AFTER_MS = 5_000;
const MAX_BYTES = 250 * 1024 * 1024;
/** Pages poll about twice a second; more frequent writes would not be seen. */
const PROGRESS_INTERVAL_MS = 250;
const INTERRUPTED = {
  problemCode: 'INTERRUPTED',
  problemMessage: 'The export was interrupted too often. Start it again.',
};
const INTERNAL_FAILURE = {
  problemCode: 'INTERNAL',
  problemMessage: 'The export failed on our side. Start it again, or report it to us.',
};

/** The export was cancelled, or a later run has taken it over. */
class ObsoleteRun extends Error {}

/** Runs an export. It may be killed at any point and started again: only a complete file is visible. */
@Injectable()
export class ExportRunner {
  private readonly logger = new Logger(ExportRunner.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly work: UnitOfWork,
    @InjectRepository(Export) private readonly exports: Repository<Export>,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly quizzes: QuizService,
    private readonly tables: ExportTables,
    private readonly files: StoredFiles,
    private readonly storage: Storage,
  ) {}

  @Handles(runExport)
  async run(id: string, run: JobRun): Promise<void> {
    const exportRow = await this.startRun(id);
    if (!exportRow) return;
    if (exportRow.runs > MAX_RUNS) return this.fail(exportRow, INTERRUPTED);
    try {
      await this.export(exportRow, run.signal);
    } catch (error) {
      if (error instanceof ObsoleteRun) return;
      if (error instanceof DomainError && error.status < 500) {
        return this.fail(exportRow, { problemCode: error.code, problemMessage: error.message });
      }
      if (!run.isLast || run.signal.aborted) throw error;
      this.logger.error(error instanceof Error ? error.stack : String(error));
      await this.fail(exportRow, isLostConnection(error) ? INTERRUPTED : INTERNAL_FAILURE);
    }
  }

  @Recovers(runExport)
  async findUnfinished(): Promise<string[]> {
    const before = new Date(Date.now() - SWEEP_AFTER_MS);
    const rows = await this.exports.find({
      select: { id: true },
      where: { state: In(OPEN_STATES), createdAt: LessThan(before) },
      order: { createdAt: 'ASC' },
      take: 500,
    });
    return rows.map((row) => row.id);
  }

  private async startRun(id: string): Promise<Export | null> {
    return this.work.run(async ({ manager }) => {
      const row = await manager.findOne(Export, {
        where: { id, state: In(OPEN_STATES) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) return null;
      Object.assign(row, { state: ExportState.RUNNING, runs: row.runs + 1, rowsDone: 0 });
      return manager.save(row);
    });
  }

  private async export(exportRow: Export, signal: AbortSignal): Promise<void> {
    const spooled = await this.spool(exportRow, signal);
    try {
      const file = this.work.manager.create(ExportFile, {
        id: randomUUID(),
        instituteId: exportRow.instituteId,
        createdBy: exportRow.createdBy,
        sizeBytes: spooled.size,
        sha256: spooled.sha256,
      });
      await this.files.store(EXPORT_FILES, file, spooled);
      const { id: fileId, sizeBytes } = file;
      await this.update(exportRow, {
        ...{ state: ExportState.DONE, fileId, sizeBytes },
        finishedAt: new Date(),
      });
    } finally {
      await this.storage.discard(spooled);
    }
  }

  /** Reads everything from one snapshot of the database. */
  private async spool(exportRow: Export, signal: AbortSignal): Promise<SpooledFile> {
    const snapshot = this.dataSource.createQueryRunner();
    try {
      await snapshot.startTransaction('REPEATABLE READ');
      const viewer = await this.findViewer(exportRow);
      const quiz = await this.quizzes.load(snapshot.manager, viewer, exportRow.quizId, {
        permission: 'exam.edit',
      });
      const table = await this.tables.create(exportRow, snapshot.manager, quiz, signal);
      await this.update(exportRow, { rowsTotal: table.total });
      const bytes = writeTable(
        exportRow.format,
        table,
        this.progressReporter(exportRow, table.total, signal),
      );
      return await this.storage.spool(Readable.from(bytes, { objectMode: false }), MAX_BYTES);
    } catch (error) {
      throw error instanceof TooLargeError ? exportErrors.EXPORT_TOO_LARGE() : error;
    } finally {
      if (snapshot.isTransactionActive) await snapshot.rollbackTransaction();
      await snapshot.release();
    }
  }

  /** The worker acts with the current rights of the user who requested the export. */
  private async findViewer({ createdBy: userId, instituteId }: Export): Promise<Viewer> {
    const user = await this.users.findOneBy({ id: userId, instituteId });
    if (!user) throw exportErrors.EXPORT_NOT_FOUND();
    return { userId, role: user.role, instituteId, sessionId: null, scope: 'write' };
  }

  private progressReporter(exportRow: Export, total: number, signal: AbortSignal) {
    let lastReportAt = 0;
    return async (rowsDone: number): Promise<void> => {
      signal.throwIfAborted();
      if (rowsDone < total && Date.now() - lastReportAt < PROGRESS_INTERVAL_MS) return;
      lastReportAt = Date.now();
      await this.update(exportRow, { rowsDone });
    };
  }

  private async fail(
    exportRow: Export,
    problem: Pick<Export, 'problemCode' | 'problemMessage'>,
  ): Promise<void> {
    const failed = { ...problem, state: ExportState.FAILED, finishedAt: new Date() };
    await this.update(exportRow, failed).catch((error: unknown) => {
      if (!(error instanceof ObsoleteRun)) throw error;
    });
  }

  /** @throws ObsoleteRun */
  private async update({ id, runs }: Export, values: Partial<Export>): Promise<void> {
    const current = { id, runs, state: ExportState.RUNNING };
    const { affected } = await this.exports.update(current, values);
    if (affected !== 1) throw new ObsoleteRun();
  }
}
