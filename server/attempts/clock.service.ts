import { Injectable } from '@nestjs/common';
import type { CandidateKnown } from '../core/access/learner-authenticator.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import type { Receipt } from './attempt.entity.js';
import { attemptErrors } from './attempt.errors.js';
import type { AttemptClock } from './attempt.shapes.js';
import { AttemptStaticsStore } from './attempt-statics.js';
import { IS_OVER } from './held-attempts.js';
import { NetworkMarks } from './network-marks.js';
import { SubmissionService } from './submission.service.js';

interface ClockRow {
  now: Date;
  deadlineAt: Date | null;
  epoch: number;
  submittedAt: Date | null;
  receipt: Receipt | null;
  isOver: boolean;
  networkMark: string | null;
}

/** What a page asks now and then to stay right. */
@Injectable()
export class ClockService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly statics: AttemptStaticsStore,
    private readonly submissions: SubmissionService,
    private readonly networks: NetworkMarks,
  ) {}

  /**
   * An attempt whose time is over is submitted by this, if nobody has yet.
   * @param address of the page; null: it is not the page that asks
   * @throws ATTEMPT_NOT_FOUND
   */
  async read(
    candidate: CandidateKnown,
    attemptId: string,
    address: string | null = null,
  ): Promise<AttemptClock> {
    const { id } = await this.statics.of(candidate, attemptId);
    let row = await this.row(id);
    if (row.isOver && !row.receipt) {
      await this.submissions.expire(id);
      row = await this.row(id);
    }
    const mark = address === null ? null : this.networks.of(id, address);
    if (address !== null && mark !== row.networkMark && !row.receipt)
      await this.networks.note(this.work.manager, id, address);
    return {
      serverTime: row.now.toISOString(),
      deadlineAt: row.deadlineAt?.toISOString() ?? null,
      epoch: row.epoch,
      submittedAt: row.submittedAt?.toISOString() ?? null,
      receipt: row.receipt,
    };
  }

  private async row(id: string): Promise<ClockRow> {
    const [row] = await this.work.manager.query<ClockRow[]>(
      `SELECT now() AS now, a.deadline_at AS "deadlineAt", a.lease_epoch AS epoch,
         a.submitted_at AS "submittedAt", a.receipt, ${IS_OVER} AS "isOver",
         a.network_mark AS "networkMark"
       FROM attempts a WHERE a.id = $1`,
      [id],
    );
    if (!row) throw attemptErrors.ATTEMPT_NOT_FOUND();
    return row;
  }
}
