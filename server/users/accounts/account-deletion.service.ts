import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import type { Caller } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { MailService, NOTICE_LIFETIME_MS } from '../../mail/mail.service.js';
import { AccessTokensService } from '../access-tokens/access-tokens.service.js';
import { lockOwnAccount } from '../sessions/lock-own-account.js';
import { MembershipService, removeInstitute } from './membership.service.js';
import { lockInstitute } from '../lock-institute.js';
import { Institute } from '../institute.entity.js';
import { PasswordCheck } from '../passwords/password-check.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { User } from '../user.entity.js';

/** Time to change one's mind, or to notice that somebody else asked for it. */
const GRACE_MS = 30 * 86_400_000;
/** The most accounts that one run of the scheduled task removes. */
const MAX_PER_RUN = 1_000;

/**
 * Deletes accounts thirty days after their owners asked for it. The last member of an institute
 * takes the institute and all its data along; what members with colleagues made stays.
 */
@Injectable()
export class AccountDeletionService {
  private readonly logger = new Logger(AccountDeletionService.name);

  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly check: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokensService,
    private readonly leaving: MembershipService,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Schedules the account for deletion in thirty days, and logs it out everywhere now. Logging in
   * still works.
   * @throws VALIDATION, CURRENT_PASSWORD_WRONG, LAST_OWNER, UNAUTHENTICATED, TOO_MANY_REQUESTS,
   *   BUSY
   */
  async schedule(viewer: Viewer, password: string, caller: Caller): Promise<User> {
    const checked = await this.check.checkViewer(viewer, password, caller, 'password');
    return this.work.runOnce(async (tx) => {
      await lockInstitute(tx, viewer.instituteId);
      const user = await this.check.lockViewer(tx, viewer, checked);
      const hasColleagues = await this.leaving.assertCanLeave(tx, user);
      user.deletionDueAt = new Date(Date.now() + GRACE_MS);
      const { timeZone } = await tx.manager.findOneByOrFail(Institute, { id: user.instituteId });
      await this.sessions.endAll(tx, user.id);
      await this.tokens.revokeAll(tx, user.id);
      const values = {
        dueAt: user.deletionDueAt.toISOString(),
        timeZone,
        hasColleagues,
        url: this.config.staffUrl,
      };
      const mail = { to: user.email, template: 'account-deletion', values } as const;
      await this.mails.send(tx, { ...mail, expiresAt: user.deletionDueAt });
      return tx.manager.save(user);
    });
  }

  /** Cancels the deletion. Does nothing where none is scheduled. */
  async cancel(viewer: Viewer): Promise<User> {
    return this.work.runOnce(async (tx) => {
      const user = await lockOwnAccount(tx, viewer);
      user.deletionDueAt = null;
      return tx.manager.save(user);
    });
  }

  /** Removes the accounts that are due. A failure with one of them does not stop the others. */
  @Scheduled({ everyMinutes: 60 })
  async removeDueAccounts(): Promise<void> {
    const due = await this.users.find({
      select: { id: true },
      where: { deletionDueAt: LessThan(new Date()) },
      order: { deletionDueAt: 'ASC' },
      take: MAX_PER_RUN,
    });
    for (const { id } of due) {
      await this.remove(id).catch((error: unknown) =>
        this.logger.warn(
          `Removing a due account failed; the next run tries again: ${String(error)}`,
        ),
      );
    }
  }

  private async remove(id: string): Promise<void> {
    await this.work.run(async (tx) => {
      const { manager } = tx;
      const due = { id, deletionDueAt: LessThan(new Date()) };
      const found = await manager.findOneBy(User, due);
      if (found) await lockInstitute(tx, found.instituteId);
      // Read again under the lock: the owner may cancel, or another worker remove it, meanwhile.
      const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
      const user = found && (await manager.findOne(User, { where: due, lock }));
      if (!user) return;
      if (!(await this.leaving.hasColleagues(tx, user))) await removeInstitute(tx, user);
      else if (await this.leaving.isLastOwner(tx, user)) await this.cancelForLastOwner(tx, user);
      else await this.endMembership(tx, user);
    });
  }

  private async endMembership(tx: Transaction, user: User): Promise<void> {
    const about = user.email;
    await this.leaving.end(tx, user);
    const actor = { instituteId: user.instituteId, userId: null };
    await recordAuditEvent(tx, actor, AuditAction.MEMBER_REMOVED, {
      about,
      details: { asked: true },
    });
  }

  /** Since asking, this owner has become the last one: their colleagues need an owner. */
  private async cancelForLastOwner(tx: Transaction, user: User): Promise<void> {
    user.deletionDueAt = null;
    await tx.manager.save(user);
    const values = { url: this.config.staffUrl };
    const expiresAt = new Date(Date.now() + NOTICE_LIFETIME_MS);
    await this.mails.send(tx, { to: user.email, template: 'account-kept', values, expiresAt });
  }
}
