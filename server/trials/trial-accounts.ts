/**
 * The account behind a trial. Nobody logs in with it, and no mail goes to it: what stands where others
 * have an address is none, so that no door takes it.
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
import { removeInstitute } from '../users/membership.service.js';
import { User } from '../users/user.entity.js';
import { trialErrors } from './trial.errors.js';

/** Without an @: see above. Everybody else has one. */
const PREFIX = 'trial-';
const ALIVE = { deletionDueAt: Not(IsNull()), email: Not(Like('%@%')) };
/** No hash: no password is compared with it. */
const NO_PASSWORD = '-';
const LIFE_MS = 86_400_000;
/** So long each has its place, also where others wait: whoever has begun is done by then, and has looked at it. */
const KEPT_MS = 2 * 3_600_000;
/** Each takes some hundred and fifty kilobytes. */
const MAX_ALIVE = 1_000;

/** Whose a trial is, and what looks at it. */
export interface TrialAccount {
  user: User;
  /** Reads what is the institute's, as a marker may, and changes nothing. It ends with the trial. */
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
   * Makes an institute with one member. From the first moment on it is one that is due in a day: whatever
   * becomes of the rest, the chore for such accounts removes it.
   * @throws TRIALS_FULL
   */
  async open(tx: Transaction): Promise<TrialAccount> {
    const expiresAt = new Date(Date.now() + LIFE_MS);
    await lockName(tx, 'trials');
    const { manager } = tx;
    const alive = await manager.countBy(User, ALIVE);
    if (alive >= MAX_ALIVE && !(await this.free(tx))) throw await fullUntilNext(tx);
    const { id: instituteId } = await manager.save(Institute, {
      name: 'Examwright trial',
      timeZone: 'UTC',
    });
    const user = await manager.save(User, {
      instituteId,
      // Its token sees what markers see, and so none of the links and lists that owners do.
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

  /** Removes a trial that has had its time, rather one that nobody has begun. @returns whether there was one */
  private async free(tx: Transaction): Promise<boolean> {
    const found = await tx.manager
      .createQueryBuilder(User, 'u')
      .where(ALIVE)
      .andWhere('u.deletionDueAt < :due', { due: new Date(Date.now() + LIFE_MS - KEPT_MS) })
      .addSelect(
        `EXISTS (SELECT FROM candidates c
          WHERE c.institute_id = u.instituteId AND c.started_at IS NULL)`,
        'left',
      )
      .orderBy('left', 'DESC')
      .addOrderBy('u.deletionDueAt')
      .limit(1)
      // The chore for such accounts may be at it.
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getOne();
    if (found) await removeInstitute(tx, found);
    return found !== null;
  }

  /** Removes one that did not become a trial. */
  async close({ user }: TrialAccount): Promise<void> {
    await this.work.run(async (tx) => removeInstitute(tx, user));
  }
}

/** Says when the next one may go. */
async function fullUntilNext({ manager }: Transaction): Promise<DomainError> {
  const next = await manager.findOne(User, { where: ALIVE, order: { deletionDueAt: 'ASC' } });
  const waitMs = (next?.deletionDueAt?.getTime() ?? 0) - LIFE_MS + KEPT_MS - Date.now();
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `As many trials as this server keeps are there just now. Please try again in ${formatWait(retryAfter)}.`;
  return trialErrors.TRIALS_FULL({ message, retryAfter });
}
