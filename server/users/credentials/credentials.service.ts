import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import type { Caller } from '../../core/access/parameters.js';
import { requireSession, type Viewer } from '../../core/access/viewer.js';
import { isUniqueViolation } from '../../core/database/constraint-violations.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { emailRule, validate } from '../../core/errors/validation.js';
import { recordSecurityEvent } from '../../core/security-events/record-security-event.js';
import { MailService, NOTICE_LIFETIME_MS } from '../../mail/mail.service.js';
import { AccessTokensService } from '../access-tokens/access-tokens.service.js';
import { CodePurpose } from '../email-codes/email-code.entity.js';
import { EmailCodesService, type Proof } from '../email-codes/email-codes.service.js';
import { lockAccount } from '../lock-account.js';
import { LogInLimits } from '../log-in-limits.js';
import { PasswordCheck } from '../passwords/password-check.js';
import { Passwords, type PasswordInput } from '../passwords/passwords.js';
import { ResetUndoService } from './reset-undo.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { User } from '../user.entity.js';
import { passwordRule } from '../passwords/password.validation.js';
import { userErrors } from '../users.errors.js';

/** Changes of password and e-mail address. The owner gets a mail about each (ASVS 6.3.7). */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly check: PasswordCheck,
    private readonly passwords: Passwords,
    private readonly codes: EmailCodesService,
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokensService,
    private readonly limits: LogInLimits,
    private readonly undo: ResetUndoService,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Sets a new password for an owner who lost it, or lost control of it, and ends every session and
   * token. The owner gets a mail with a link that undoes the reset for a day.
   * @param proof of a code verified for RESET_PASSWORD
   * @throws VALIDATION, EMAIL_NOT_VERIFIED, BUSY
   */
  async resetPassword(
    address: string,
    newPassword: PasswordInput,
    proof: Proof,
    caller: Caller,
  ): Promise<void> {
    const email = validate(emailRule, address, 'email');
    const password = validate(passwordRule, newPassword, 'newPassword');
    const proven = { email, purpose: CodePurpose.RESET_PASSWORD, ...proof };
    await this.codes.check(proven);
    const passwordHash = await this.passwords.hash(password, {
      account: email,
      address: caller.address,
    });
    await this.work.run(async (tx) => {
      // The account is locked before the proof, as in the undo of a reset, which may use that proof
      // up.
      const user = await lockAccount(tx, { email });
      // The account may have another address by now, or be deleted.
      if (!user) throw userErrors.EMAIL_NOT_VERIFIED();
      await this.codes.spend(tx, proven);
      await tx.manager.update(User, user.id, { passwordHash });
      await this.sessions.endAll(tx, user.id);
      await this.tokens.revokeAll(tx, user.id);
      await this.undo.sendUndoLink(tx, user);
      tx.afterCommit(() => record('password.reset', user, caller));
    });
    // The owner has typed a mailed code here, and will log in next.
    await this.limits.forgetFailures(email, caller.address);
  }

  /**
   * Sets a new password, ends every other session and forgets every remembered browser. Access
   * tokens stay: programs use them, and they do not depend on the password.
   * @throws VALIDATION, CURRENT_PASSWORD_WRONG, UNAUTHENTICATED, TOO_MANY_REQUESTS, BUSY
   */
  async changePassword(
    viewer: Viewer,
    current: string,
    newPassword: string,
    caller: Caller,
  ): Promise<void> {
    const password = validate(passwordRule, newPassword, 'newPassword');
    // The current password is another one then.
    if (await this.work.findAnswer()) return;
    const checked = await this.check.checkViewer(viewer, current, caller, 'currentPassword');
    const passwordHash = await this.passwords.hash(password, {
      account: checked.email,
      address: caller.address,
    });
    await this.work.runOnce(async (tx) => {
      const user = await this.check.lockViewer(tx, viewer, checked);
      await tx.manager.update(User, user.id, { passwordHash });
      await this.sessions.endAll(tx, user.id, requireSession(viewer));
      await this.notify(tx, 'password-changed', user.email);
      tx.afterCommit(() => record('password.changed', user, caller));
    });
  }

  /**
   * Changes the e-mail address of the account, and mails a notice to the old one.
   * @param proof from a code verified for CHANGE_EMAIL, mailed to the new address
   * @throws VALIDATION, CURRENT_PASSWORD_WRONG, EMAIL_NOT_VERIFIED, EMAIL_TAKEN, TOO_MANY_REQUESTS,
   *   BUSY
   */
  async changeEmail(
    viewer: Viewer,
    change: { newEmail: string; password: string; proof: string },
    caller: Caller,
  ): Promise<User> {
    const email = validate(emailRule, change.newEmail, 'newEmail');
    const checked = await this.check.checkViewer(viewer, change.password, caller, 'password');
    const proven = { email, purpose: CodePurpose.CHANGE_EMAIL, proof: change.proof };
    try {
      return await this.work.runOnce(async (tx) => {
        const user = await this.check.lockViewer(tx, viewer, checked);
        await this.codes.spend(tx, proven);
        await this.notify(tx, 'email-changed', user.email);
        tx.afterCommit(() => record('email.changed', user, caller));
        user.email = email;
        return await tx.manager.save(user);
      });
    } catch (error) {
      if (isUniqueViolation(error, 'users_email')) throw userErrors.EMAIL_TAKEN();
      throw error;
    }
  }

  private async notify(
    tx: Transaction,
    template: 'password-changed' | 'email-changed',
    to: string,
  ): Promise<void> {
    const expiresAt = new Date(Date.now() + NOTICE_LIFETIME_MS);
    await this.mails.send(tx, { to, template, values: { url: this.config.staffUrl }, expiresAt });
  }
}

function record(
  event: 'password.reset' | 'password.changed' | 'email.changed',
  { id: accountId }: User,
  { address }: Caller,
): void {
  recordSecurityEvent(event, { accountId, address });
}
