import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Role } from '../../core/access/role.js';
import { setStatementTimeout } from '../../core/database/transaction.queries.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { AccessTokensService } from '../access-tokens/access-tokens.service.js';
import { Institute } from '../institute.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { removeTwoFactor, type SecurityActor } from '../two-factor/remove-two-factor.js';
import { User } from '../user.entity.js';
import { userErrors } from '../users.errors.js';

/** Reserved by RFC 2606: no mail can be delivered there, and nobody can verify an address of it. */
const UNDELIVERABLE_DOMAIN = 'left.invalid';
/** Not a hash: no password matches it. */
const NO_PASSWORD = '-';

/** Ends the membership of staff in an institute that others stay in. */
@Injectable()
export class MembershipService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokensService,
  ) {}

  /** Whether the institute has other members. */
  async hasColleagues({ manager }: Transaction, user: User): Promise<boolean> {
    const { id, instituteId } = user;
    return manager.existsBy(User, { instituteId, id: Not(id), leftAt: IsNull() });
  }

  /** Whether the user is the only owner. Owners whose deletion is scheduled do not count. */
  async isLastOwner({ manager }: Transaction, user: User): Promise<boolean> {
    if (user.role !== Role.OWNER) return false;
    const { id, instituteId, role } = user;
    const staying = { id: Not(id), leftAt: IsNull(), deletionDueAt: IsNull() };
    return !(await manager.existsBy(User, { instituteId, role, ...staying }));
  }

  /**
   * Checks that a member may leave or stop being an owner. The caller has locked the institute.
   * @returns whether they have colleagues
   * @throws LAST_OWNER
   */
  async assertCanLeave(tx: Transaction, user: User): Promise<boolean> {
    const hasColleagues = await this.hasColleagues(tx, user);
    if (hasColleagues && (await this.isLastOwner(tx, user))) throw userErrors.LAST_OWNER();
    return hasColleagues;
  }

  /**
   * Ends a membership. What the member made stays under their name, so the row stays too. Nobody
   * can log in with it any more, and its address is free for another account.
   * @param user locked by the transaction, as is their institute
   * @param by empty where the member asked for it
   */
  async end(tx: Transaction, user: User, by: SecurityActor = {}): Promise<void> {
    await this.sessions.endAll(tx, user.id);
    await this.tokens.revokeAll(tx, user.id);
    await removeTwoFactor(tx, user.id, by);
    await tx.manager.update(User, user.id, {
      leftAt: new Date(),
      email: `${user.id}@${UNDELIVERABLE_DOMAIN}`,
      passwordHash: NO_PASSWORD,
      pictureId: null,
      deletionDueAt: null,
      // Jobs that still run in their name may read but not change anything.
      role: Role.MARKER,
    });
  }
}

/** Deletes an institute without members, with all its data and the rows of former members. */
export async function removeInstitute(
  { manager }: Transaction,
  { instituteId }: Pick<User, 'instituteId'>,
): Promise<void> {
  // A large institute takes longer than the usual limit.
  await setStatementTimeout(manager, { timeout: '0' });
  await manager.delete(User, { instituteId });
  await manager.delete(Institute, { id: instituteId });
}
