import { Inject, Injectable } from '@nestjs/common';
import { LessThan, MoreThan, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import type { Caller } from '../../core/access/parameters.js';
import { hashToken, MAX_TOKEN_LENGTH, randomToken } from '../../core/access/secrets.js';
import { isUniqueViolation } from '../../core/database/constraint-violations.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { recordSecurityEvent } from '../../core/security-events/record-security-event.js';
import { MailService, NOTICE_LIFETIME_MS } from '../../mail/mail.service.js';
import { AccessTokensService } from '../access-tokens/access-tokens.service.js';
import { EmailCodesService } from '../email-codes/email-codes.service.js';
import { lockAccount } from '../lock-account.js';
import { Institute } from '../institute.entity.js';
import { LogInLimits } from '../log-in-limits.js';
import { PasswordReset } from '../passwords/password-reset.entity.js';
import { Passwords, type PasswordInput } from '../passwords/passwords.js';
import { Session } from '../sessions/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { User } from '../user.entity.js';
import { passwordRule } from '../passwords/password.validation.js';
import { hadTwoFactorAt } from '../passwords/undoable-reset.js';
import { removeTwoFactor } from '../two-factor/remove-two-factor.js';
import { userErrors } from '../users.errors.js';

/** How long a reset can be undone. */
const UNDO_MS = 86_400_000;
/**
 * Per network address. Tokens cannot be guessed; this only protects the database from useless work.
 */
const UNDOS = { name: 'reset-undos', points: 600, seconds: 3_600 };

/**
 * Lets an owner undo a password reset that somebody else made. Following the mailed link proves
 * access to the mailbox, as a code does, so the owner chooses a new password. The old one is not
 * restored: it may have been stolen.
 */
@Injectable()
export class ResetUndoService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly codes: EmailCodesService,
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokensService,
    private readonly limits: RateLimits,
    private readonly logIns: LogInLimits,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Mails the owner a notice of the reset, with the link that undoes it. The link replaces an
   * earlier one mailed to the same address, and undoes everything since that earlier reset. A link
   * mailed to another address stays: the attacker may have changed the address since.
   * @param user locked by the transaction
   */
  async sendUndoLink(tx: Transaction, user: User): Promise<void> {
    const { id: userId, email, instituteId, twoFactorSince } = user;
    const token = randomToken();
    const expiresAt = new Date(Date.now() + UNDO_MS);
    const earlier = await tx.manager.findOne(PasswordReset, {
      where: { userId, email, expiresAt: MoreThan(new Date()) },
      order: { createdAt: 'ASC' },
    });
    await tx.manager.delete(PasswordReset, { userId, email });
    await tx.manager.insert(PasswordReset, {
      userId,
      email,
      tokenHash: hashToken(token),
      expiresAt,
      hadTwoFactor: earlier ? hadTwoFactorAt(earlier, user) : twoFactorSince !== null,
      ...(earlier && { createdAt: earlier.createdAt }),
    });
    const { timeZone } = await tx.manager.findOneByOrFail(Institute, { id: instituteId });
    const { staffUrl: url } = this.config;
    const undoUrl = `${url}/undo-reset#${token}`;
    const values = { url, undoUrl, until: expiresAt.toISOString(), timeZone };
    const mail = { to: email, template: 'password-reset', values } as const;
    await this.mails.send(tx, { ...mail, expiresAt: new Date(Date.now() + NOTICE_LIFETIME_MS) });
  }

  /**
   * Undoes what the attacker did to the account since the reset: ends their sessions, tokens and
   * proofs, restores the e-mail address, removes a second factor set up since, and cancels a
   * deletion. The owner chooses a new password and gets a mail.
   * @throws VALIDATION, RESET_UNDO_INVALID, EMAIL_TAKEN, TOO_MANY_REQUESTS, BUSY
   */
  async undo(token: string, newPassword: PasswordInput, caller: Caller): Promise<void> {
    const { address } = caller;
    await this.limits.consume(UNDOS, address);
    const password = validate(passwordRule, newPassword, 'newPassword');
    const { userId, email } = await findReset(this.work.manager, token);
    const passwordHash = await this.passwords.hash(password, { account: email, address });
    try {
      await this.work.run(async (tx) => {
        const user = await lockAccount(tx, { id: userId });
        // Read again under the lock: another request may have used it meanwhile.
        const reset = await findReset(tx.manager, token);
        if (!user) throw userErrors.RESET_UNDO_INVALID();
        // Later links may have gone to an address that the account had since.
        const since = { userId, createdAt: MoreThanOrEqual(reset.createdAt) };
        await tx.manager.delete(PasswordReset, since);
        await tx.manager.update(User, userId, { passwordHash, email, deletionDueAt: null });
        await this.sessions.endAll(tx, userId);
        // The addresses of those sessions must not count as familiar.
        await tx.manager.delete(Session, since);
        await this.tokens.revokeAll(tx, userId);
        await this.codes.endResetProofs(tx, email);
        if (!hadTwoFactorAt(reset, user)) await removeTwoFactor(tx, userId, { address });
        await this.notify(tx, new Set([email, user.email]));
        tx.afterCommit(() => recordUndo(userId, caller));
      });
    } catch (error) {
      if (isUniqueViolation(error, 'users_email')) throw userErrors.EMAIL_TAKEN();
      throw error;
    }
    await this.logIns.forgetFailures(email, address);
  }

  @Scheduled({ everyMinutes: 60 })
  async removeOldResets(): Promise<void> {
    await this.work.manager.delete(PasswordReset, { expiresAt: LessThan(new Date()) });
  }

  /**
   * @param addresses the address of the account and, if it was another one, the address until now
   */
  private async notify(tx: Transaction, addresses: Set<string>): Promise<void> {
    const values = { url: this.config.staffUrl };
    const expiresAt = new Date(Date.now() + NOTICE_LIFETIME_MS);
    for (const to of addresses)
      await this.mails.send(tx, { to, template: 'password-reset-undone', values, expiresAt });
  }
}

function recordUndo(accountId: string, { address }: Caller): void {
  recordSecurityEvent('password.reset_undone', { accountId, address });
}

/** @throws RESET_UNDO_INVALID */
async function findReset(manager: EntityManager, token: string): Promise<PasswordReset> {
  if (token.length > MAX_TOKEN_LENGTH) throw userErrors.RESET_UNDO_INVALID();
  const works = { tokenHash: hashToken(token), expiresAt: MoreThan(new Date()) };
  const reset = await manager.findOneBy(PasswordReset, works);
  if (!reset) throw userErrors.RESET_UNDO_INVALID();
  return reset;
}
