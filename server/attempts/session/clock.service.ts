import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { AuthenticatedCandidate } from '../../core/access/candidate-authenticator.port.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import type { Receipt } from '../attempt.entity.js';
import { attemptErrors } from '../attempt.errors.js';
import { clockRules, type AttemptClock } from '../attempt.schema.js';
import { AttemptCache } from '../attempt-cache.js';
import { IS_OVER } from '../locked-attempts.js';
import { NetworkFingerprints } from './network-fingerprints.js';
import { SubmissionService } from '../submission/submission.service.js';

interface ClockRow {
  now: Date;
  deadlineAt: Date | null;
  epoch: number;
  submittedAt: Date | null;
  receipt: Receipt | null;
  isOver: boolean;
  leaseHolder: string;
  networkMark: string | null;
}

/** What a page asks now and then to stay right. */
@Injectable()
export class ClockService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly statics: AttemptCache,
    private readonly submissions: SubmissionService,
    private readonly networks: NetworkFingerprints,
  ) {}

  /**
   * An attempt whose time is over is submitted by this, if nobody has yet.
   * Where it goes on from is noted of the page that has it alone: another one may not have heard yet that
   * it has lost it, or only ask.
   * @param address of the page; null: it is not the page that asks
   * @throws VALIDATION, ATTEMPT_NOT_FOUND
   */
  async read(
    candidate: AuthenticatedCandidate,
    attemptId: string,
    input: z.input<typeof clockRules> = {},
    address: string | null = null,
  ): Promise<AttemptClock> {
    const { id } = await this.statics.get(candidate, attemptId);
    const { client } = validate(clockRules, input);
    let row = await this.row(id);
    if (row.isOver && !row.receipt) {
      await this.submissions.expire(id);
      row = await this.row(id);
    }
    if (address !== null && client === row.leaseHolder && !row.receipt) {
      const isSame = this.networks.ofAddress(id, address) === row.networkMark;
      if (!isSame) await this.networks.note(this.work.manager, id, address, client);
    }
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
         a.lease_holder AS "leaseHolder", a.network_mark AS "networkMark"
       FROM attempts a WHERE a.id = $1`,
      [id],
    );
    if (!row) throw attemptErrors.ATTEMPT_NOT_FOUND();
    return row;
  }
}
