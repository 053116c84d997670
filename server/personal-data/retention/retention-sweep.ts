import { Injectable } from '@nestjs/common';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { Institute } from '../../users/institute.entity.js';
import { eraseLearners } from '../erasure/erase-learners.js';
import { listBlockedLearners, lockCandidatesOfLearners } from '../erasure/erasure.queries.js';
import { listRetentions, lockInactiveLearners } from './retention.queries.js';

/** Learners per transaction. */
const BATCH_SIZE = 50;
/** Batches per institute and run; the next run is an hour later. */
const MAX_BATCHES = 40;

/** Erases learners whose institute keeps personal data for a limited time, also those of exams in the trash. */
@Injectable()
export class RetentionSweep {
  constructor(private readonly work: UnitOfWork) {}

  @Scheduled({ everyMinutes: 60 })
  async eraseInactiveLearners(): Promise<void> {
    for (const { instituteId } of await listRetentions(this.work.manager)) {
      for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
        const count = await this.work.run(async (tx) => this.eraseBatch(tx, instituteId));
        if (count < BATCH_SIZE) break;
      }
    }
  }

  /** @returns the number of learners found */
  private async eraseBatch(tx: Transaction, instituteId: string): Promise<number> {
    const months = await this.readMonths(tx, instituteId);
    if (months === null) return 0;
    const limit = BATCH_SIZE;
    const found = await lockInactiveLearners(tx.manager, { instituteId, months, limit });
    const all = found.map(({ id }) => id);
    if (all.length === 0) return 0;
    // Read again under the locks: an attempt may have started meanwhile.
    await lockCandidatesOfLearners(tx.manager, { learnerIds: all });
    const blocked = await listBlockedLearners(tx.manager, { learnerIds: all });
    const kept = new Set(blocked.map(({ learnerId }) => learnerId));
    const learnerIds = all.filter((id) => !kept.has(id));
    if (learnerIds.length === 0) return all.length;
    await eraseLearners(tx, learnerIds);
    await recordAuditEvent(tx, { instituteId, userId: null }, AuditAction.LEARNERS_ERASED, {
      details: { count: learnerIds.length, months },
    });
    return all.length;
  }

  /** As it is now: owners may have changed it since the run began. */
  private async readMonths({ manager }: Transaction, id: string): Promise<number | null> {
    const lock = { mode: 'pessimistic_read' } as const;
    const institute = await manager.findOne(Institute, { where: { id }, lock });
    return institute?.learnerRetentionMonths ?? null;
  }
}
