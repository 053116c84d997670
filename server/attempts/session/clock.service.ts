import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { attemptErrors } from '../attempt.errors.js';
import type { AttemptClock, clockRules } from '../clock.schema.js';
import { AttemptCache } from '../attempt-cache.js';
import { toShownMessage } from '../messages/shown-message.js';
import { NetworkFingerprints } from './network-fingerprints.js';
import { findClock, type ClockRow } from './sitting.queries.js';
import { Presence } from '../presence/presence.js';
import { SubmissionService } from '../submission/submission.service.js';

/** The state of an attempt, which pages poll. */
@Injectable()
export class ClockService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attemptCache: AttemptCache,
    private readonly submissions: SubmissionService,
    private readonly networks: NetworkFingerprints,
    private readonly presence: Presence,
  ) {}

  /**
   * Reads the clock of an attempt. Submits the attempt if its time is over.
   * Address and presence are recorded only for the page that has the lease: other pages may poll, too.
   * @param address network address of the page; null for calls of the server itself
   * @throws ATTEMPT_NOT_FOUND
   */
  async read(
    candidate: AuthenticatedCandidate,
    attemptId: string,
    { client, messagesAfter = '0' }: z.output<typeof clockRules> = {},
    address: string | null = null,
  ): Promise<AttemptClock> {
    const { id } = await this.attemptCache.get(candidate, attemptId);
    let row = await this.readRow(id, messagesAfter);
    if (row.isOver && !row.receipt) {
      await this.submissions.expire(id);
      row = await this.readRow(id, messagesAfter);
    }
    if (row.isPollDue && client === row.leaseHolder && !row.receipt) await this.presence.seen(id);
    if (address !== null && client === row.leaseHolder && !row.receipt) {
      const isSame = this.networks.forAddress(id, address) === row.networkMark;
      if (!isSame) await this.networks.recordAddress(this.work.manager, id, address, client);
    }
    return {
      serverTime: row.now.toISOString(),
      deadlineAt: row.deadlineAt?.toISOString() ?? null,
      pausedAt: row.pausedAt?.toISOString() ?? null,
      epoch: row.epoch,
      submittedAt: row.submittedAt?.toISOString() ?? null,
      receipt: row.receipt,
      messages: row.messages.map(toShownMessage),
    };
  }

  private async readRow(id: string, after: string): Promise<ClockRow> {
    const [row] = await findClock(this.work.manager, { id, after });
    if (!row) throw attemptErrors.ATTEMPT_NOT_FOUND();
    return row;
  }
}
