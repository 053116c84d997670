/**
 * The account behind a trial. Nobody logs in with it, and no mail goes to it: what stands where others
 * have an address is none, so that no door takes it.
 */
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, Like, Not } from 'typeorm';
import { Role } from '../core/access/role.js';
import { holdName } from '../core/database/hold-name.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { AccessScope } from '../users/access-token.entity.js';
import { AccessTokensService } from '../users/access-tokens.service.js';
import { Institute } from '../users/institute.entity.js';
import { removeInstitute } from '../users/leaving.js';
import { User } from '../users/user.entity.js';
import { trialErrors } from './trial.errors.js';

/** Without an @: see above. Everybody else has one. */
const PREFIX = 'trial-';
const NO_ADDRESS = Not(Like('%@%'));
/** No hash: no password is compared with it. */
const NO_PASSWORD = '-';
const LIFE_MS = 86_400_000;
/** Each takes some hundred and fifty kilobytes. */
export const MOST_ALIVE = 1_000;

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
    await holdName(tx, 'trials');
    const { manager } = tx;
    const alive = await manager.countBy(User, { deletionDueAt: Not(IsNull()), email: NO_ADDRESS });
    if (alive >= MOST_ALIVE) throw trialErrors.TRIALS_FULL();
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

  /** Removes one that did not become a trial. */
  async close({ user }: TrialAccount): Promise<void> {
    await this.work.run(async (tx) => removeInstitute(tx, user));
  }
}
