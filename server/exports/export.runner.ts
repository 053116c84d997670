import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, In, LessThan } from 'typeorm';
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
import { writtenTable } from './writing/written-table.js';

/** What takes its worker down with it is not begun for ever. */
const MAX_RUNS = 8;
const SWEEP_AFTER_MS = 5_000;
const MAX_BYTES = 250 * 1024 * 1024;
/** Pages ask about twice a second; writing more often would tell nobody. */
const TOLD_EVERY_MS = 250;
const INTERRUPTED = {
  problemCode: 'INTERRUPTED',
  problemMessage: 'The export was interrupted too often. Start it again.',
};
const OUR_FAULT = {
  problemCode: 'INTERNAL',
  problemMessage: 'The export failed on our side. Start it again, or tell us.',
};

/** It was called off, or another run has it: nothing of this one is wanted. */
class NotWanted extends Error {}

/** Does an export. It may be killed anywhere and begun again: a file shows only when it is whole. */
@Injectable()
export class ExportRunner {
  private readonly logger = new Logger(ExportRunner.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly tables: ExportTables,
    private readonly files: StoredFiles,
    private readonly storage: Storage,
  ) {}

  @Handles(runExport)
  async run(id: string, run: JobRun): Promise<void> {
    const begun = await this.begin(id);
    if (!begun) return;
    if (begun.runs > MAX_RUNS) return this.fail(begun, INTERRUPTED);
    try {
      await this.export(begun, run.signal);
    } catch (error) {
      if (error instanceof NotWanted) return;
      if (error instanceof DomainError && error.status < 500) {
        return this.fail(begun, { problemCode: error.code, problemMessage: error.message });
      }
      if (!run.isLast || run.signal.aborted) throw error;
      this.logger.error(error instanceof Error ? error.stack : String(error));
      await this.fail(begun, isLostConnection(error) ? INTERRUPTED : OUR_FAULT);
    }
  }

  @Recovers(runExport)
  async leftBehind(): Promise<string[]> {
    const before = new Date(Date.now() - SWEEP_AFTER_MS);
    const rows = await this.work.manager.find(Export, {
      select: { id: true },
      where: { state: In(OPEN_STATES), createdAt: LessThan(before) },
      order: { createdAt: 'ASC' },
      take: 500,
    });
    return rows.map((row) => row.id);
  }

  private async begin(id: string): Promise<Export | null> {
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

  private async export(begun: Export, signal: AbortSignal): Promise<void> {
    const spooled = await this.spool(begun, signal);
    try {
      const file = this.work.manager.create(ExportFile, {
        id: randomUUID(),
        instituteId: begun.instituteId,
        createdBy: begun.createdBy,
        sizeBytes: spooled.size,
        sha256: spooled.sha256,
      });
      await this.files.store(EXPORT_FILES, file, spooled);
      const { id: fileId, sizeBytes } = file;
      await this.update(begun, {
        ...{ state: ExportState.DONE, fileId, sizeBytes },
        finishedAt: new Date(),
      });
    } finally {
      await this.storage.discard(spooled);
    }
  }

  /** Everything is read as it is at one moment. */
  private async spool(begun: Export, signal: AbortSignal): Promise<SpooledFile> {
    const moment = this.dataSource.createQueryRunner();
    try {
      await moment.startTransaction('REPEATABLE READ');
      const viewer = await this.viewerOf(begun);
      const quiz = await this.quizzes.load(moment.manager, viewer, begun.quizId, {
        ability: 'edit',
      });
      const table = await this.tables.tableOf(begun.content, moment.manager, quiz);
      await this.update(begun, { rowsTotal: table.total });
      const bytes = writtenTable(begun.format, table, this.teller(begun, table.total, signal));
      return await this.storage.spool(Readable.from(bytes, { objectMode: false }), MAX_BYTES);
    } catch (error) {
      throw error instanceof TooLargeError ? exportErrors.EXPORT_TOO_LARGE() : error;
    } finally {
      if (moment.isTransactionActive) await moment.rollbackTransaction();
      await moment.release();
    }
  }

  /** The worker acts for whoever asked for it, with no more rights than they have now. */
  private async viewerOf({ createdBy: userId, instituteId }: Export): Promise<Viewer> {
    const user = await this.work.manager.findOneBy(User, { id: userId, instituteId });
    if (!user) throw exportErrors.EXPORT_NOT_FOUND();
    return { userId, role: user.role, instituteId, sessionId: null, scope: 'write' };
  }

  private teller(begun: Export, total: number, signal: AbortSignal) {
    let told = 0;
    return async (rowsDone: number): Promise<void> => {
      signal.throwIfAborted();
      if (rowsDone < total && Date.now() - told < TOLD_EVERY_MS) return;
      told = Date.now();
      await this.update(begun, { rowsDone });
    };
  }

  private async fail(
    begun: Export,
    problem: Pick<Export, 'problemCode' | 'problemMessage'>,
  ): Promise<void> {
    const failed = { ...problem, state: ExportState.FAILED, finishedAt: new Date() };
    await this.update(begun, failed).catch((error: unknown) => {
      if (!(error instanceof NotWanted)) throw error;
    });
  }

  /** @throws NotWanted */
  private async update({ id, runs }: Export, values: Partial<Export>): Promise<void> {
    const current = { id, runs, state: ExportState.RUNNING };
    const { affected } = await this.work.manager.update(Export, current, values);
    if (affected !== 1) throw new NotWanted();
  }
}
