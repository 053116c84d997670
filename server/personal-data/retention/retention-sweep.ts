import { Injectable, Logger } from '@nestjs/common';
import { NIL } from 'uuid';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { Institute } from '../../users/institute.entity.js';
import { eraseLearners, lockForErasure } from '../erasure/erase-learners.js';
import { listDueLearners, listRetentions, listStillDue } from './retention.queries.js';

/** Learners per transaction. */
const BATCH_SIZE = 50;
/** Batches per institute and run; the next run is an hour later. */
const MAX_BATCHES = 40;

/** Erases learners whose institute keeps personal data for a limited time, also those of exams in the trash. */
@Injectable()
export class RetentionSweep {
  private readonly logger = new Logger('PersonalData');

  constructor(private readonly work: UnitOfWork) {}

  @Scheduled({ everyMinutes: 60 })
  async eraseInactiveLearners(): Promise<void> {
    for (const { instituteId } of await listRetentions(this.work.manager)) {
      try {
        await this.eraseOf(instituteId);
      } catch (error) {
        // The others go on, and the next run tries again.
        this.logger.warn(`Retention of institute ${instituteId}: ${String(error)}`);
      }
    }
  }

  private async eraseOf(instituteId: string): Promise<void> {
    let after: string | undefined = NIL;
    for (let batch = 0; batch < MAX_BATCHES && after !== undefined; batch += 1) {
      const from: string = after;
      after = await this.work.run(async (tx) => this.eraseBatch(tx, instituteId, from));
    }
  }

  /** @returns the last learner of the batch; undefined if no more are due */
  private async eraseBatch(
    tx: Transaction,
    instituteId: string,
    after: string,
  ): Promise<string | undefined> {
    const months = await this.readMonths(tx, instituteId);
    if (months === null) return undefined;
    const due = { instituteId, months };
    const found = await listDueLearners(tx.manager, { ...due, after, limit: BATCH_SIZE });
    const all = found.map(({ id }) => id);
    await lockForErasure(tx, all);
    // Read again under the locks: they may have been invited, or have started an attempt meanwhile.
    const still = await listStillDue(tx.manager, { ...due, learnerIds: all });
    const learnerIds = still.map(({ id }) => id);
    if (learnerIds.length > 0) {
      await eraseLearners(tx, learnerIds);
      await recordAuditEvent(tx, { instituteId, userId: null }, AuditAction.LEARNERS_ERASED, {
        details: { count: learnerIds.length, months },
      });
    }
    return all.at(-1);
  }

  /** As it is now: owners may have changed it since the run began. */
  private async readMonths({ manager }: Transaction, id: string): Promise<number | null> {
    const lock = { mode: 'pessimistic_read' } as const;
    const institute = await manager.findOne(Institute, { where: { id }, lock });
    return institute?.learnerRetentionMonths ?? null;
  }
}
