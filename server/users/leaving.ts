import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Role } from '../core/access/role.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { AccessTokensService } from './access-tokens/access-tokens.service.js';
import { Institute } from './institute.entity.js';
import { SessionsService } from './sessions/sessions.service.js';
import { removeTwoFactor, type DoneBy } from './two-factor/remove-two-factor.js';
import { User } from './user.entity.js';
import { userErrors } from './users.errors.js';

/** A name that can be nobody's (RFC 2606): mail to it goes nowhere, and nobody can prove it. */
const NOWHERE = 'left.invalid';
/** No hash: no password is compared with it. */
const NO_PASSWORD = '-';

/** How somebody stops being a member of an institute that others stay in. */
@Injectable()
export class Leaving {
  constructor(
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokensService,
  ) {}

  /** Whether others work for their institute, too. */
  async hasColleagues({ manager }: Transaction, user: User): Promise<boolean> {
    const { id, instituteId } = user;
    return manager.existsBy(User, { instituteId, id: Not(id), leftAt: IsNull() });
  }

  /** Whether nobody else owns their institute; who has asked to leave does not count. */
  async isLastOwner({ manager }: Transaction, user: User): Promise<boolean> {
    if (user.role !== Role.OWNER) return false;
    const { id, instituteId, role } = user;
    const staying = { id: Not(id), leftAt: IsNull(), deletionDueAt: IsNull() };
    return !(await manager.existsBy(User, { instituteId, role, ...staying }));
  }

  /**
   * Whether somebody may leave, or be an owner no longer. The institute is held.
   * @returns whether they have colleagues
   * @throws LAST_OWNER
   */
  async check(tx: Transaction, user: User): Promise<boolean> {
    const hasColleagues = await this.hasColleagues(tx, user);
    if (hasColleagues && (await this.isLastOwner(tx, user))) throw userErrors.LAST_OWNER();
    return hasColleagues;
  }

  /**
   * Ends a membership. All that they made stays, under their name: so does the row. Nothing logs in
   * with it any more, and its address is free for another account.
   * @param user held by the transaction, as is their institute
   * @param by empty where it is by their own wish
   */
  async leave(tx: Transaction, user: User, by: DoneBy = {}): Promise<void> {
    await this.sessions.endAll(tx, user.id);
    await this.tokens.revokeAll(tx, user.id);
    await removeTwoFactor(tx, user.id, by);
    await tx.manager.update(User, user.id, {
      leftAt: new Date(),
      email: `${user.id}@${NOWHERE}`,
      passwordHash: NO_PASSWORD,
      pictureId: null,
      deletionDueAt: null,
      // What still runs in their name may look, and change nothing.
      role: Role.MARKER,
    });
  }
}

/**
 * Holds an institute until the transaction ends: changes of who its staff are follow one another. What
 * refers to it can still be made. It comes before the accounts.
 */
export async function lockInstitute({ manager }: Transaction, id: string): Promise<Institute> {
  const lock = { mode: 'for_no_key_update' } as const;
  return manager.findOneOrFail(Institute, { where: { id }, lock });
}

/** Removes an institute whose last member goes, with all that it has, also of those who left. */
export async function removeInstitute(
  { manager }: Transaction,
  { instituteId }: Pick<User, 'instituteId'>,
): Promise<void> {
  // However much that is.
  await manager.query('SET LOCAL statement_timeout = 0');
  await manager.delete(User, { instituteId });
  await manager.delete(Institute, { id: instituteId });
}
