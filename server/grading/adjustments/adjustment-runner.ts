import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Repository } from 'typeorm';
import { lockAttemptOfExam } from '../../attempts/attempt.queries.js';
import { ExamChanges } from '../../attempts/events/exam-changes.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { Handles, Recovers, type JobRun } from '../../core/jobs/handlers.js';
import { adjustEach } from './adjust-each.js';
import { applyAdjustments } from './adjustment.jobs.js';
import { endPending, failPending, listAttemptsToAdjust, lockExam } from './adjustment.queries.js';
import { findAdjustmentVersion } from '../applied-adjustments.queries.js';
import { AttemptAdjuster } from './attempt-adjuster.js';
import { ScoreAdjustment } from '../score-adjustment.entity.js';

const SWEEP_AFTER_MS = 5_000;
const SWEEP_SIZE = 500;

/**
 * Applies the adjustments of whole exams, one attempt a transaction. It may be killed at any point and started
 * again: each attempt knows up to which version it is adjusted.
 */
@Injectable()
export class AdjustmentRunner {
  private readonly logger = new Logger(AdjustmentRunner.name);

  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(ScoreAdjustment) private readonly rows: Repository<ScoreAdjustment>,
    private readonly adjuster: AttemptAdjuster,
    private readonly changes: ExamChanges,
  ) {}

  @Handles(applyAdjustments)
  async run(id: string, { isLast, signal }: JobRun): Promise<void> {
    const { manager } = this.work;
    for (;;) {
      // Again after each round: something may have been adjusted or undone meanwhile.
      const row = await this.rows.findOneBy({ id, isPending: true });
      if (!row) return;
      const { version } = await findAdjustmentVersion(manager, row);
      try {
        await this.applyTo(row, version, signal);
      } catch (error) {
        if (!isLast || signal.aborted) throw error;
        this.logger.error(error instanceof Error ? error.stack : String(error));
        const failure = { quizId: row.quizId, version, problem: String(error).slice(0, 500) };
        return this.underLock(row, async (tx) => failPending(tx.manager, failure));
      }
    }
  }

  @Recovers(applyAdjustments)
  async findUnfinished(): Promise<string[]> {
    const before = new Date(Date.now() - SWEEP_AFTER_MS);
    const rows = await this.rows.find({
      select: { id: true },
      where: { isPending: true, problem: IsNull(), createdAt: LessThan(before) },
      order: { createdAt: 'ASC' },
      take: SWEEP_SIZE,
    });
    return rows.map((row) => row.id);
  }

  private async applyTo(row: ScoreAdjustment, version: number, signal: AbortSignal): Promise<void> {
    const { quizId, instituteId } = row;
    const attempts = await listAttemptsToAdjust(this.work.manager, { quizId, version });
    await adjustEach(attempts, signal, async (id) =>
      this.work.run(async (tx) => {
        const [attempt] = await lockAttemptOfExam(tx.manager, { id });
        // One that runs is adjusted when it is submitted.
        if (!attempt?.submittedAt || attempt.adjustedVersion >= version) return;
        await this.adjuster.adjust(tx, attempt);
      }),
    );
    await this.underLock(row, async (tx) => {
      await endPending(tx.manager, { quizId, version });
      this.changes.announce({ quizId, instituteId }, tx);
    });
  }

  private async underLock(
    { quizId }: ScoreAdjustment,
    work: (tx: Transaction) => Promise<unknown>,
  ): Promise<void> {
    await this.work.run(async (tx) => {
      await lockExam(tx.manager, { quizId });
      await work(tx);
    });
  }
}
