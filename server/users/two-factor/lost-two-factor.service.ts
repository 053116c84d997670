import { Inject, Injectable } from '@nestjs/common';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { MailService, NOTICE_LIFETIME_MS } from '../../mail/mail.service.js';
import { lockAccount } from '../lock-account.js';
import { PasswordReset } from '../passwords/password-reset.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { User } from '../user.entity.js';
import { removeTwoFactor, type SecurityActor } from './remove-two-factor.js';

/** For people who have lost both their authenticator app and their recovery codes. */
@Injectable()
export class LostTwoFactorService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: SessionsService,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Switches two-factor log-in off, logs the account out everywhere, and notifies its owner.
   * @param user locked by the transaction
   * @param actorName for the mail; null: the operator of the installation
   * @param actor for the security event
   */
  async remove(
    tx: Transaction,
    user: User,
    actorName: string | null,
    actor: SecurityActor = {},
  ): Promise<void> {
    await removeTwoFactor(tx, user.id, actor);
    // A second factor set up later may be an attacker's: undoing a reset must remove it.
    await tx.manager.update(PasswordReset, { userId: user.id }, { hadTwoFactor: false });
    await this.sessions.endAll(tx, user.id);
    const values = { by: actorName, url: this.config.staffUrl };
    const expiresAt = new Date(Date.now() + NOTICE_LIFETIME_MS);
    const mail = { to: user.email, template: 'two-factor-removed', values, expiresAt } as const;
    await this.mails.send(tx, mail);
  }

  /**
   * The same for the operator of the installation; recorded in the institute's audit log.
   * @param email in lower case
   * @returns false where no such account has two-factor log-in
   */
  async removeByEmail(email: string): Promise<boolean> {
    return this.work.run(async (tx) => {
      const user = await lockAccount(tx, { email });
      if (!user?.twoFactorSince) return false;
      const actor = { instituteId: user.instituteId, userId: null };
      await recordAuditEvent(tx, actor, AuditAction.MEMBER_TWO_FACTOR_OFF, { about: email });
      await this.remove(tx, user, null);
      return true;
    });
  }
}
