import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import type { Caller } from '../../core/access/parameters.js';
import { sessionOf, type Viewer } from '../../core/access/viewer.js';
import { isUniqueViolation } from '../../core/database/unique-violation.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { emailRule, validate } from '../../core/errors/validation.js';
import { recordSecurityEvent } from '../../core/security-events/record-security-event.js';
import { MailService, NOTICE_MS } from '../../mail/mail.service.js';
import { AccessTokensService } from '../access-tokens/access-tokens.service.js';
import { CodePurpose } from '../email-codes/email-code.entity.js';
import { EmailCodesService, type Proof } from '../email-codes/email-codes.service.js';
import { lockAccount } from '../lock-account.js';
import { LogInLimits } from '../log-in-limits.js';
import { PasswordCheck } from '../passwords/password-check.js';
import { Passwords, type GivenPassword } from '../passwords/passwords.js';
import { ResetUndoService } from './reset-undo.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { User } from '../user.entity.js';
import { passwordRule } from '../user.validation.js';
import { userErrors } from '../users.errors.js';

/** What one logs in with: the password and the address. Each change is told by mail (ASVS 6.3.7). */
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
   * Sets a new password for whoever has lost theirs, or control of it: nothing that logged in before
   * works any longer. The owner is told by mail, with a link that undoes it for a day.
   * @param proof of a code verified for RESET_PASSWORD
   * @throws VALIDATION, EMAIL_NOT_VERIFIED, BUSY
   */
  async resetPassword(
    address: string,
    newPassword: GivenPassword,
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
      // Before the proof, as whoever undoes a reset does: that one may use the proof up.
      const user = await lockAccount(tx, { email });
      // The account may have moved to another address, or be gone.
      if (!user) throw userErrors.EMAIL_NOT_VERIFIED();
      await this.codes.spend(tx, proven);
      await tx.manager.update(User, user.id, { passwordHash });
      await this.sessions.endAll(tx, user.id);
      await this.tokens.revokeAll(tx, user.id);
      await this.undo.offer(tx, user);
      tx.afterCommit(() => record('password.reset', user, caller));
    });
    // The owner of the address has shown a mailed code, and will log in next.
    await this.limits.beginAnew(email, caller.address);
  }

  /**
   * Sets a new password and ends every other session, and "Remember me" of every browser. Access
   * tokens stay: they were made for programs, not by the password.
   * @throws VALIDATION, CURRENT_PASSWORD_WRONG, UNAUTHENTICATED, TOO_MANY_REQUESTS, BUSY
   */
  async changePassword(
    viewer: Viewer,
    current: string,
    newPassword: string,
    caller: Caller,
  ): Promise<void> {
    const password = validate(passwordRule, newPassword, 'newPassword');
    const checked = await this.check.ofViewer(viewer, current, caller, 'currentPassword');
    const passwordHash = await this.passwords.hash(password, {
      account: checked.email,
      address: caller.address,
    });
    await this.work.run(async (tx) => {
      const user = await this.check.hold(tx, viewer, checked);
      await tx.manager.update(User, user.id, { passwordHash });
      await this.sessions.endAll(tx, user.id, sessionOf(viewer));
      await this.notify(tx, 'password-changed', user.email);
      tx.afterCommit(() => record('password.changed', user, caller));
    });
  }

  /**
   * Gives the account another address. The old one is told.
   * @param proof from a code verified for CHANGE_EMAIL, mailed to the new address
   * @throws VALIDATION, CURRENT_PASSWORD_WRONG, EMAIL_NOT_VERIFIED, EMAIL_TAKEN, TOO_MANY_REQUESTS, BUSY
   */
  async changeEmail(
    viewer: Viewer,
    change: { newEmail: string; password: string; proof: string },
    caller: Caller,
  ): Promise<User> {
    const email = validate(emailRule, change.newEmail, 'newEmail');
    const checked = await this.check.ofViewer(viewer, change.password, caller, 'password');
    const proven = { email, purpose: CodePurpose.CHANGE_EMAIL, proof: change.proof };
    try {
      return await this.work.run(async (tx) => {
        const user = await this.check.hold(tx, viewer, checked);
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
    const expiresAt = new Date(Date.now() + NOTICE_MS);
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
