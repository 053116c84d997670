import { Injectable } from '@nestjs/common';
import { jwtVerify, SignJWT } from 'jose';
import { IsNull, LessThan } from 'typeorm';
import { Authenticator } from '../core/access/authenticator.js';
import type { Caller } from '../core/access/parameters.js';
import { Secrets } from '../core/access/secrets.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { emailRule, isId, validate } from '../core/errors/validation.js';
import { Chore } from '../core/jobs/handlers.js';
import { LogInLimits } from './log-in-limits.js';
import { Passwords } from './passwords.js';
import { Session } from './session.entity.js';
import { User } from './user.entity.js';
import { typedPasswordRule } from './user.rules.js';
import { userErrors } from './users.errors.js';

/** A working day: whoever starts in the morning is not thrown out before evening. */
const SESSION_MS = 12 * 3_600_000;
const KEEP_ENDED_MS = 90 * 86_400_000;
const TOKEN = { issuer: 'examwright', audience: 'examwright:staff', typ: 'session+jwt' };

export interface LogIn {
  token: string;
  expiresAt: Date;
  user: User;
}

/** Log-ins, and the one place that tells who holds a token. */
@Injectable()
export class SessionsService extends Authenticator {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly passwords: Passwords,
    private readonly limits: LogInLimits,
  ) {
    super();
  }

  /** @throws VALIDATION, EMAIL_NOT_FOUND, WRONG_PASSWORD, TOO_MANY_REQUESTS */
  async logIn(address: string, typed: string, caller: Caller): Promise<LogIn> {
    const email = validate(emailRule, address, 'email');
    const password = validate(typedPasswordRule, typed, 'password');
    const user = await this.work.manager.findOneBy(User, { email });
    const isFamiliar = user !== null && (await this.cameFrom(user.id, caller.address));
    await this.limits.admit(email, caller.address, isFamiliar);
    if (!user || !(await this.passwords.matches(user.passwordHash, password))) {
      throw user ? userErrors.WRONG_PASSWORD() : userErrors.EMAIL_NOT_FOUND();
    }
    await this.limits.succeed(email, caller.address);
    return this.open(user, caller);
  }

  async logOut(viewer: Viewer): Promise<void> {
    const open = { id: viewer.sessionId, endedAt: IsNull() };
    await this.work.manager.update(Session, open, { endedAt: new Date() });
  }

  /** Ends every session of an account, at once. */
  async endAll(tx: Transaction, userId: string): Promise<void> {
    await tx.manager.update(Session, { userId, endedAt: IsNull() }, { endedAt: new Date() });
  }

  /** The owner of an address has shown a mailed code, and will log in next. */
  async prove(email: string, caller: Caller): Promise<void> {
    await this.limits.prove(email, caller.address);
  }

  override async authenticate(token: string): Promise<Viewer | null> {
    const sessionId = await this.sessionOf(token);
    if (sessionId === null) return null;
    const rows = await this.work.manager.query<{ userId: string; instituteId: string }[]>(
      `SELECT u.id AS "userId", u.institute_id AS "instituteId"
       FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND s.ended_at IS NULL AND s.expires_at > now()`,
      [sessionId],
    );
    return rows[0] ? { ...rows[0], sessionId } : null;
  }

  @Chore({ everyMinutes: 60 })
  async removeOldSessions(): Promise<void> {
    const before = new Date(Date.now() - KEEP_ENDED_MS);
    await this.work.manager.delete(Session, { expiresAt: LessThan(before) });
  }

  /** @throws WRONG_PASSWORD when the password was changed while it was being compared */
  private async open(user: User, caller: Caller): Promise<LogIn> {
    const expiresAt = new Date(Date.now() + SESSION_MS);
    const session = await this.work.run(async ({ manager }) => {
      // A reset waits for this lock, or has ended by now: none leaves a session of the old password.
      const { id, passwordHash } = user;
      const lock = { mode: 'pessimistic_read' as const };
      const isCurrent = await manager.findOne(User, { where: { id, passwordHash }, lock });
      if (!isCurrent) throw userErrors.WRONG_PASSWORD();
      return manager.save(Session, {
        userId: id,
        clientAddress: caller.address,
        userAgent: caller.userAgent,
        expiresAt,
      });
    });
    const token = await new SignJWT({ sid: session.id })
      .setProtectedHeader({ alg: 'HS256', typ: TOKEN.typ })
      .setIssuer(TOKEN.issuer)
      .setAudience(TOKEN.audience)
      .setSubject(user.id)
      .setIssuedAt()
      .setExpirationTime(expiresAt)
      .sign(this.secrets.key('session'));
    return { token, expiresAt, user };
  }

  private async sessionOf(token: string): Promise<string | null> {
    try {
      const { payload } = await jwtVerify(token, this.secrets.key('session'), {
        algorithms: ['HS256'],
        ...TOKEN,
        requiredClaims: ['exp', 'sub', 'sid'],
      });
      return typeof payload['sid'] === 'string' && isId(payload['sid']) ? payload['sid'] : null;
    } catch {
      return null;
    }
  }

  /** Whether the account's owner has been let in from this address before. */
  private async cameFrom(userId: string, clientAddress: string): Promise<boolean> {
    return this.work.manager.existsBy(Session, { userId, clientAddress });
  }
}
