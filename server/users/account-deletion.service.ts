import { Inject, Injectable, Logger } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { AuditAction } from '../audit/audit-event.entity.js';
import { audit } from '../audit/audit.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/env.js';
import type { Caller } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { Scheduled } from '../core/jobs/handlers.js';
import { MailService, NOTICE_MS } from '../mail/mail.service.js';
import { AccessTokensService } from './access-tokens/access-tokens.service.js';
import { lockOwnAccount } from './lock-account.js';
import { lockInstitute, Leaving, removeInstitute } from './leaving.js';
import { Institute } from './institute.entity.js';
import { PasswordCheck } from './passwords/password-check.js';
import { SessionsService } from './sessions/sessions.service.js';
import { User } from './user.entity.js';

/** Time to think again, or to notice that somebody else did it. */
const GRACE_MS = 30 * 86_400_000;
/** Removed by one run of the chore. */
const MAX_CONCURRENT = 1_000;

/**
 * Leaving: an account goes thirty days after its owner asked. With the last of an institute's staff goes
 * the institute and all that it has; what somebody made who has colleagues stays with those.
 */
@Injectable()
export class AccountDeletionService {
  private readonly logger = new Logger(AccountDeletionService.name);

  constructor(
    private readonly work: UnitOfWork,
    private readonly check: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokensService,
    private readonly leaving: Leaving,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Has the account deleted in thirty days, and logs it out everywhere now. Logging in still works.
   * @throws VALIDATION, CURRENT_PASSWORD_WRONG, LAST_OWNER, UNAUTHENTICATED, TOO_MANY_REQUESTS, BUSY
   */
  async delete(viewer: Viewer, password: string, caller: Caller): Promise<User> {
    const checked = await this.check.ofViewer(viewer, password, caller, 'password');
    return this.work.run(async (tx) => {
      await lockInstitute(tx, viewer.instituteId);
      const user = await this.check.hold(tx, viewer, checked);
      const hasColleagues = await this.leaving.check(tx, user);
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

  /** The owner has thought again. Nothing happens to an account that was to stay anyway. */
  async keep(viewer: Viewer): Promise<User> {
    return this.work.run(async (tx) => {
      const user = await lockOwnAccount(tx, viewer);
      user.deletionDueAt = null;
      return tx.manager.save(user);
    });
  }

  /** Removes whose time has come. One that cannot go, say because it is in use, keeps no other. */
  @Scheduled({ everyMinutes: 60 })
  async removeDueAccounts(): Promise<void> {
    const due = await this.work.manager.find(User, {
      select: { id: true },
      where: { deletionDueAt: LessThan(new Date()) },
      order: { deletionDueAt: 'ASC' },
      take: MAX_CONCURRENT,
    });
    for (const { id } of due) {
      await this.remove(id).catch((error: unknown) =>
        this.logger.warn(`An account that is due goes an hour later: ${String(error)}`),
      );
    }
  }

  private async remove(id: string): Promise<void> {
    await this.work.run(async (tx) => {
      const { manager } = tx;
      const due = { id, deletionDueAt: LessThan(new Date()) };
      const found = await manager.findOneBy(User, due);
      if (found) await lockInstitute(tx, found.instituteId);
      // Looked at again: it may be kept, or removed by another worker, at this moment.
      const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
      const user = found && (await manager.findOne(User, { where: due, lock }));
      if (!user) return;
      if (!(await this.leaving.hasColleagues(tx, user))) await removeInstitute(tx, user);
      else if (await this.leaving.isLastOwner(tx, user)) await this.keepOwner(tx, user);
      else await this.leave(tx, user);
    });
  }

  private async leave(tx: Transaction, user: User): Promise<void> {
    const about = user.email;
    await this.leaving.leave(tx, user);
    const actor = { instituteId: user.instituteId, userId: null };
    await audit(tx, actor, AuditAction.MEMBER_REMOVED, { about, details: { asked: true } });
  }

  /** Since they asked they have become the only one who can look after their colleagues. */
  private async keepOwner(tx: Transaction, user: User): Promise<void> {
    user.deletionDueAt = null;
    await tx.manager.save(user);
    const values = { url: this.config.staffUrl };
    const expiresAt = new Date(Date.now() + NOTICE_MS);
    await this.mails.send(tx, { to: user.email, template: 'account-kept', values, expiresAt });
  }
}
