import { Inject, Injectable } from '@nestjs/common';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { audit } from '../../audit/audit.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { MailService, NOTICE_MS } from '../../mail/mail.service.js';
import { lockAccount } from '../lock-account.js';
import { PasswordReset } from '../passwords/password-reset.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { User } from '../user.entity.js';
import { removeTwoFactor, type DoneBy } from './remove-two-factor.js';

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
   * Switches two-factor log-in off, logs the account out everywhere, and tells its owner.
   * @param user held by the transaction
   * @param by who does it, as people read it; null: whoever runs the installation
   * @param doneBy the same for the security event
   */
  async remove(tx: Transaction, user: User, by: string | null, doneBy: DoneBy = {}): Promise<void> {
    await removeTwoFactor(tx, user.id, doneBy);
    // One that comes after it was set up by whoever has the password: undoing a reset takes that away.
    await tx.manager.update(PasswordReset, { userId: user.id }, { hadTwoFactor: false });
    await this.sessions.endAll(tx, user.id);
    const values = { by, url: this.config.staffUrl };
    const expiresAt = new Date(Date.now() + NOTICE_MS);
    const mail = { to: user.email, template: 'two-factor-removed', values, expiresAt } as const;
    await this.mails.send(tx, mail);
  }

  /**
   * The same by whoever runs the installation, written into the log of the institute.
   * @param email in lower case
   * @returns false where no such account has two-factor log-in
   */
  async removeOf(email: string): Promise<boolean> {
    return this.work.run(async (tx) => {
      const user = await lockAccount(tx, { email });
      if (!user?.twoFactorSince) return false;
      const actor = { instituteId: user.instituteId, userId: null };
      await audit(tx, actor, AuditAction.MEMBER_TWO_FACTOR_OFF, { about: email });
      await this.remove(tx, user, null);
      return true;
    });
  }
}
