import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Repository, type QueryDeepPartialEntity } from 'typeorm';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { Handles, Recovers, type JobRun } from '../../core/jobs/handlers.js';
import { FiguresReader } from './figures-reader.js';
import { computeFigures } from './figures.jobs.js';
import { listTakenRevisions } from './figures.queries.js';
import type { OnProgress } from './paper-figures.js';
import { StoredFigures } from './stored-figures.entity.js';

/** Figures that crash their worker are not tried for ever. */
const MAX_RUNS = 5;
const SWEEP_AFTER_MS = 5_000;
/** Pages ask once a second. */
const PROGRESS_INTERVAL_MS = 250;
const INTERRUPTED = 'It was interrupted too often.';

/** A later run has taken it over, or the row is gone. */
class ObsoleteRun extends Error {}

/** Computes figures of exams with very many attempts. It may be killed at any point and started again. */
@Injectable()
export class FiguresRunner {
  private readonly logger = new Logger(FiguresRunner.name);

  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(StoredFigures) private readonly rows: Repository<StoredFigures>,
    private readonly figures: FiguresReader,
  ) {}

  @Handles(computeFigures)
  async run(id: string, run: JobRun): Promise<void> {
    const row = await this.startRun(id);
    if (!row) return;
    try {
      if (row.runs > MAX_RUNS) await this.update(row, { problem: INTERRUPTED });
      else await this.compute(row, run.signal);
    } catch (error) {
      if (error instanceof ObsoleteRun) return;
      if (!run.isLast || run.signal.aborted) throw error;
      this.logger.error(error instanceof Error ? error.stack : String(error));
      await this.rows.update({ id, runs: row.runs }, { problem: String(error) });
    }
  }

  @Recovers(computeFigures)
  async findUnfinished(): Promise<string[]> {
    const before = new Date(Date.now() - SWEEP_AFTER_MS);
    const rows = await this.rows.find({
      select: { id: true },
      where: { figures: IsNull(), problem: IsNull(), createdAt: LessThan(before) },
      order: { createdAt: 'ASC' },
      take: 500,
    });
    return rows.map((row) => row.id);
  }

  private async startRun(id: string): Promise<StoredFigures | null> {
    return this.work.run(async ({ manager }) => {
      const row = await manager.findOne(StoredFigures, {
        where: { id, figures: IsNull(), problem: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) return null;
      Object.assign(row, { runs: row.runs + 1, progress: 0 });
      return manager.save(row);
    });
  }

  private async compute(row: StoredFigures, signal: AbortSignal): Promise<void> {
    const { quizId, attemptSet: set } = row;
    const revisions = await listTakenRevisions(this.work.manager, { quizId });
    const revision = revisions.find(({ number }) => number === row.revision);
    // The last attempt with it was reopened or removed: nobody can ask for these figures.
    if (!revision) {
      await this.rows.delete({ id: row.id, runs: row.runs });
      return;
    }
    // Before the attempts are read: what is newer than its stamp is computed again.
    const { stamp } = await this.figures.readState(quizId);
    const report = this.progressReporter(row, signal);
    const figures = await this.figures.compute({ quizId, set, revision }, report);
    await this.update(row, { figures, stamp, progress: 100, computedAt: () => 'now()' });
  }

  private progressReporter(row: StoredFigures, signal: AbortSignal): OnProgress {
    let lastReportAt = 0;
    return async (percent) => {
      signal.throwIfAborted();
      if (Date.now() - lastReportAt < PROGRESS_INTERVAL_MS) return;
      lastReportAt = Date.now();
      await this.update(row, { progress: Math.floor(Math.min(percent, 99)) });
    };
  }

  /** @throws ObsoleteRun */
  private async update(
    { id, runs }: StoredFigures,
    values: QueryDeepPartialEntity<StoredFigures>,
  ): Promise<void> {
    const { affected } = await this.rows.update({ id, runs }, values);
    if (affected !== 1) throw new ObsoleteRun();
  }
}
