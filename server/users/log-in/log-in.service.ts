import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../core/access/parameters.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { PasswordCheck } from '../passwords/password-check.js';
import type { PasswordInput } from '../passwords/passwords.js';
import { RememberTokensService } from '../sessions/remember-tokens.service.js';
import { SessionsService, type OpenedSession } from '../sessions/sessions.service.js';
import { Challenges } from '../two-factor/challenges.js';
import { TrustedBrowsersService } from '../sessions/trusted-browsers.service.js';
import { twoFactorErrors } from '../two-factor.errors.js';
import type { User } from '../user.entity.js';
import { userErrors } from '../users.errors.js';

/**
 * Per network address. Tokens cannot be guessed; this only protects the database from useless work.
 */
const REMEMBERED = { name: 'remembered', points: 600, seconds: 3_600 };

export interface LogIn extends OpenedSession {
  user: User;
  /** For the next log-in of this browser, where it asked for one. */
  rememberToken: string | null;
}

/** What a browser sends beside e-mail address and password. */
interface LogInOptions {
  remember?: boolean;
  /** From a browser that is trusted, and needs no second factor. */
  trustedBrowserToken?: string | null | undefined;
}

/**
 * Opens sessions by password or by the token of "Remember me" (decision 0005). With two-factor
 * log-in the password is the first step, and ConfirmedLogInsService does the second. A remember
 * token replaces both steps: it was issued after both, and ends when two-factor log-in is switched
 * on or off.
 */
@Injectable()
export class LogInService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly passwords: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly remembered: RememberTokensService,
    private readonly limits: RateLimits,
    private readonly challenges: Challenges,
    private readonly trusted: TrustedBrowsersService,
  ) {}

  /**
   * @throws VALIDATION, EMAIL_NOT_FOUND, WRONG_PASSWORD, TOO_MANY_REQUESTS, BUSY;
   *   SECOND_FACTOR_REQUIRED with a challenge, once the password was right
   */
  async logIn(
    address: string,
    typed: PasswordInput,
    caller: Caller,
    { remember = false, trustedBrowserToken }: LogInOptions = {},
  ): Promise<LogIn> {
    const user = await this.passwords.authenticate(address, typed, caller);
    if (await this.needsSecondFactor(user, trustedBrowserToken ?? null))
      throw twoFactorErrors.SECOND_FACTOR_REQUIRED({
        challenge: this.challenges.sign(user, remember),
      });
    return this.work.run(async (tx) => this.open(tx, user, caller, remember));
  }

  /** Opens a session for a user who has passed every step that the account requires. */
  async open(tx: Transaction, user: User, caller: Caller, remember: boolean): Promise<LogIn> {
    const familyId = remember ? randomUUID() : null;
    const opened = await this.sessions.open(tx, user, caller, familyId);
    const rememberToken = familyId && (await this.remembered.issue(tx, user.id, familyId));
    return { ...opened, user, rememberToken };
  }

  /** @throws REMEMBER_TOKEN_INVALID, TOO_MANY_REQUESTS */
  async logInRemembered(token: string, caller: Caller): Promise<LogIn> {
    await this.limits.consume(REMEMBERED, caller.address);
    // A reused token ends its family. That must be committed, so it does not throw in the
    // transaction.
    const logIn = await this.work.run(async (tx) => {
      const spent = await this.remembered.spend(tx, token, caller);
      if (!spent) return null;
      const { user, familyId } = spent;
      const opened = await this.sessions.open(tx, user, caller, familyId);
      return { ...opened, user, rememberToken: await this.remembered.issue(tx, user.id, familyId) };
    });
    if (!logIn) throw userErrors.REMEMBER_TOKEN_INVALID();
    return logIn;
  }

  /**
   * Ends the token's family, if there is one, where the browser is not to be remembered any more.
   */
  async forget(token: string, caller: Caller): Promise<void> {
    await this.limits.consume(REMEMBERED, caller.address);
    await this.remembered.forget(token);
  }

  private async needsSecondFactor(user: User, trustedBrowser: string | null): Promise<boolean> {
    if (user.twoFactorSince === null) return false;
    return trustedBrowser === null || !(await this.trusted.isTrusted(user.id, trustedBrowser));
  }
}
