import { Inject, Injectable } from '@nestjs/common';
import { AuditAction } from '../audit/audit-event.entity.js';
import { recordAuditEvent } from '../audit/record-audit-event.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/env.js';
import type { Caller } from '../core/access/parameters.js';
import { Role } from '../core/access/role.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { recordSecurityEvent } from '../core/security-events/record-security-event.js';
import { MailService, NOTICE_LIFETIME_MS } from '../mail/mail.service.js';
import type { Institute } from '../users/institute.entity.js';
import { MembershipService } from '../users/accounts/membership.service.js';
import { PasswordCheck } from '../users/passwords/password-check.js';
import { LostTwoFactorService } from '../users/two-factor/lost-two-factor.service.js';
import type { SecurityActor } from '../users/two-factor/remove-two-factor.js';
import { fullName, User } from '../users/user.entity.js';
import { assertNoRecentReset } from './check-no-recent-reset.js';
import { lockForManaging } from './lock-for-managing.js';
import { memberErrors } from './member.errors.js';
import { listMembers } from './member.queries.js';

/** The members of an institute and their roles. */
@Injectable()
export class MembersService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly leaving: MembershipService,
    private readonly check: PasswordCheck,
    private readonly twoFactor: LostTwoFactorService,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * The viewer and their colleagues.
   */
  async list(viewer: Viewer): Promise<User[]> {
    return listMembers(this.work.manager, { instituteId: viewer.instituteId });
  }

  /**
   * Changes a member's role, also the viewer's own, but not that of the last owner.
   * @throws NOT_ALLOWED, MEMBER_NOT_FOUND, RESET_IS_RECENT, LAST_OWNER
   */
  async changeRole(viewer: Viewer, id: string, role: Role, caller: Caller): Promise<User> {
    return this.work.runOnce(async (tx) => {
      const institute = await lockForManaging(tx, viewer);
      const member = await this.lockMember(tx, viewer, id);
      if (member.role === role) return member;
      if ([member.role, role].includes(Role.OWNER))
        await assertNoRecentReset(tx, viewer, institute);
      await this.leaving.assertCanLeave(tx, member);
      const details = { from: member.role, to: role };
      await recordAuditEvent(tx, viewer, AuditAction.MEMBER_ROLE_CHANGED, {
        about: member.email,
        details,
      });
      member.role = role;
      tx.afterCommit(() => record('role.changed', viewer, member, caller));
      return tx.manager.save(member);
    });
  }

  /**
   * Ends a colleague's membership at once. What they made stays.
   * @throws NOT_ALLOWED, MEMBER_NOT_FOUND, CANNOT_REMOVE_YOURSELF, RESET_IS_RECENT
   */
  async remove(viewer: Viewer, id: string, caller: Caller): Promise<void> {
    await this.work.runOnce(async (tx) => {
      const institute = await lockForManaging(tx, viewer);
      const member = await this.lockMember(tx, viewer, id);
      if (member.id === viewer.userId) throw memberErrors.CANNOT_REMOVE_YOURSELF();
      if (member.role === Role.OWNER) await assertNoRecentReset(tx, viewer, institute);
      const about = member.email;
      await recordAuditEvent(tx, viewer, AuditAction.MEMBER_REMOVED, { about });
      await this.leaving.end(tx, member, actorOf(viewer, caller));
      await this.notifyRemoved(tx, about, institute);
      tx.afterCommit(() => record('member.removed', viewer, member, caller));
    });
  }

  /**
   * Switches off the two-factor log-in of a colleague who has lost app and recovery codes, and logs
   * them out everywhere. Requires the viewer's password, and mails the colleague a notice.
   * @throws NOT_ALLOWED, VALIDATION, CURRENT_PASSWORD_WRONG, MEMBER_NOT_FOUND, MEMBER_IS_YOU,
   *   MEMBER_TWO_FACTOR_OFF, RESET_IS_RECENT, UNAUTHENTICATED, TOO_MANY_REQUESTS, BUSY
   */
  async switchOffTwoFactor(
    viewer: Viewer,
    id: string,
    password: string,
    caller: Caller,
  ): Promise<User> {
    const checked = await this.check.checkViewer(viewer, password, caller, 'password');
    return this.work.runOnce(async (tx) => {
      const institute = await lockForManaging(tx, viewer);
      const owner = await this.check.lockViewer(tx, viewer, checked);
      const member = await this.lockMember(tx, viewer, id);
      if (member.id === owner.id) throw memberErrors.MEMBER_IS_YOU();
      if (member.twoFactorSince === null) throw memberErrors.MEMBER_TWO_FACTOR_OFF();
      if (member.role === Role.OWNER) await assertNoRecentReset(tx, viewer, institute);
      await recordAuditEvent(tx, viewer, AuditAction.MEMBER_TWO_FACTOR_OFF, {
        about: member.email,
      });
      await this.twoFactor.remove(tx, member, fullName(owner), actorOf(viewer, caller));
      member.twoFactorSince = null;
      return member;
    });
  }

  private async notifyRemoved(tx: Transaction, to: string, { name }: Institute): Promise<void> {
    const values = { institute: name, url: this.config.staffUrl };
    const expiresAt = new Date(Date.now() + NOTICE_LIFETIME_MS);
    await this.mails.send(tx, { to, template: 'member-removed', values, expiresAt });
  }

  /** @throws MEMBER_NOT_FOUND, also for members of other institutes and former ones */
  private async lockMember({ manager }: Transaction, viewer: Viewer, id: string): Promise<User> {
    const lock = { mode: 'for_no_key_update' } as const;
    const member = isId(id) ? await manager.findOne(User, { where: { id }, lock }) : null;
    if (member?.instituteId !== viewer.instituteId || member.leftAt !== null)
      throw memberErrors.MEMBER_NOT_FOUND();
    return member;
  }
}

function record(
  event: 'role.changed' | 'member.removed',
  viewer: Viewer,
  { id: accountId, role }: User,
  caller: Caller,
): void {
  recordSecurityEvent(event, { accountId, role, ...actorOf(viewer, caller) });
}

function actorOf({ userId: actorId }: Viewer, { address }: Caller): SecurityActor {
  return { actorId, address };
}
