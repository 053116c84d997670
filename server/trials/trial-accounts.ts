/**
 * The account of a trial. Instead of an email address it has a text without @, so that nobody can log in
 * with it and no mail is sent to it.
 */
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, Like, Not } from 'typeorm';
import { Role } from '../core/access/role.js';
import { lockName } from '../core/database/advisory-lock.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import type { DomainError } from '../core/errors/domain-error.js';
import { formatWait } from '../core/http/rate-limits.js';
import { AccessScope } from '../users/access-tokens/access-token.entity.js';
import { AccessTokensService } from '../users/access-tokens/access-tokens.service.js';
import { Institute } from '../users/institute.entity.js';
import { removeInstitute } from '../users/accounts/membership.service.js';
import { User } from '../users/user.entity.js';
import { lockOldestTrial } from './trial-account.queries.js';
import { trialErrors } from './trial.errors.js';

/** Without an @, which all other accounts have: see above. */
const PREFIX = 'trial-';
const IS_TRIAL = { deletionDueAt: Not(IsNull()), email: Not(Like('%@%')) };
/** Not a hash: no password matches it. */
const NO_PASSWORD = '-';
/** A trial is removed after a day. */
const LIFETIME_MS = 86_400_000;
/** How long a trial is kept at least, also when others wait: enough to take it and look at the results. */
const GUARANTEED_MS = 2 * 3_600_000;
/** Each trial takes some hundred and fifty kilobytes. */
const MAX_TRIALS = 1_000;

/** The account of a trial, and the token that reads its results. */
export interface TrialAccount {
  user: User;
  /** A read-only token with the rights of a marker. It expires with the trial. */
  token: string;
  expiresAt: Date;
}

@Injectable()
export class TrialAccounts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly tokens: AccessTokensService,
  ) {}

  /**
   * Makes an institute with one member. The account is due for deletion in a day from the start: whatever
   * fails later, the scheduled task for such accounts removes it.
   * @throws TRIALS_FULL
   */
  async create(tx: Transaction): Promise<TrialAccount> {
    await lockName(tx, 'trials');
    const count = await tx.manager.countBy(User, IS_TRIAL);
    if (count >= MAX_TRIALS && !(await this.removeOldest(tx))) throw await fullUntilNext(tx);
    return this.insert(tx);
  }

  /** The same however many trials there are, for a template, which is removed at once. */
  async insert(tx: Transaction): Promise<TrialAccount> {
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    const { manager } = tx;
    const { id: instituteId } = await manager.save(Institute, {
      name: 'Examwright trial',
      timeZone: 'UTC',
    });
    const user = await manager.save(User, {
      instituteId,
      // The token of a marker cannot read the links and lists that owners can.
      role: Role.MARKER,
      email: PREFIX + randomUUID(),
      firstName: 'Trial',
      lastName: 'Teacher',
      passwordHash: NO_PASSWORD,
      deletionDueAt: expiresAt,
    });
    const read = { name: 'Trial', scope: AccessScope.READ, expiresAt };
    const { token } = await this.tokens.issue(tx, user.id, read);
    return { user, token, expiresAt };
  }

  /**
   * Removes the oldest trial past its guaranteed time, preferably one that was never started.
   * @returns whether there was one
   */
  private async removeOldest(tx: Transaction): Promise<boolean> {
    const dueBefore = new Date(Date.now() + LIFETIME_MS - GUARANTEED_MS);
    const [found] = await lockOldestTrial(tx.manager, { dueBefore });
    if (found) await removeInstitute(tx, found);
    return found !== undefined;
  }

  /** Removes the account again. */
  async remove({ user }: TrialAccount): Promise<void> {
    await this.work.run(async (tx) => removeInstitute(tx, user));
  }
}

/** The error with the time until the next trial may be removed. */
async function fullUntilNext({ manager }: Transaction): Promise<DomainError> {
  const next = await manager.findOne(User, { where: IS_TRIAL, order: { deletionDueAt: 'ASC' } });
  const waitMs = (next?.deletionDueAt?.getTime() ?? 0) - LIFETIME_MS + GUARANTEED_MS - Date.now();
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Too many people are trying the demo exam right now. Please try again in ${formatWait(retryAfter)}.`;
  return trialErrors.TRIALS_FULL({ message, retryAfter });
}
