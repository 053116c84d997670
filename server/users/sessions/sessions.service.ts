import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import type { EndedToken } from '../../core/access/authenticator.port.js';
import type { Caller } from '../../core/access/parameters.js';
import { sessionOf, type Authenticated, type Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { recordSecurityEvent } from '../../core/security-events/record-security-event.js';
import { lockAccount, lockOwnAccount, isLiving } from '../lock-account.js';
import { RememberTokensService } from './remember-tokens.service.js';
import { SessionTokens } from './session-tokens.js';
import { Session } from './session.entity.js';
import { TrustedBrowsersService } from './trusted-browsers.service.js';
import type { User } from '../user.entity.js';
import { userErrors } from '../users.errors.js';

/** A working day: whoever starts in the morning is not thrown out before evening. */
const SESSION_MS = 12 * 3_600_000;
const KEEP_ENDED_MS = 90 * 86_400_000;

export interface OpenedSession {
  token: string;
  expiresAt: Date;
}

/** Opening and ending sessions, and the one place that tells whose a session's token is. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly tokens: SessionTokens,
    private readonly remembered: RememberTokensService,
    private readonly trusted: TrustedBrowsersService,
  ) {}

  /**
   * Opens a session for somebody who has shown who they are. One statement: a reset waits for its lock,
   * or has ended by then, so none leaves a session of the old password, or of the password alone once
   * two-factor log-in is on.
   * @param familyId the remembered browser it is opened in, if it is one
   * @throws WRONG_PASSWORD when the way to log in was changed while the password was being compared
   */
  async open(
    tx: Transaction,
    user: User,
    caller: Caller,
    familyId: string | null,
  ): Promise<OpenedSession> {
    const expiresAt = new Date(Date.now() + SESSION_MS);
    const { id: userId, passwordHash } = user;
    const hasTwoFactor = user.twoFactorSince !== null;
    const rows = await tx.manager.query<{ id: string }[]>(
      `INSERT INTO sessions (user_id, family_id, client_address, user_agent, expires_at)
       SELECT id, $3, $4, $5, $6 FROM users
       WHERE id = $1 AND password_hash = $2 AND (two_factor_since IS NOT NULL) = $7 FOR SHARE
       RETURNING id`,
      [userId, passwordHash, familyId, caller.address, caller.userAgent, expiresAt, hasTwoFactor],
    );
    const [session] = rows;
    if (!session) throw userErrors.WRONG_PASSWORD({ security: { accountId: userId } });
    const { address } = caller;
    const opened = { accountId: userId, sessionId: session.id, address };
    tx.afterCommit(() => recordSecurityEvent('session.opened', opened));
    return { token: this.tokens.sign({ id: session.id, userId, expiresAt }), expiresAt };
  }

  /** @returns null unless the token is an open session's */
  async viewerOf(token: string): Promise<Authenticated | null> {
    const sessionId = this.tokens.read(token);
    if (sessionId === null) return null;
    const rows = await this.work.manager.query<
      Pick<Authenticated, 'userId' | 'instituteId' | 'role' | 'email' | 'mustSetUpTwoFactor'>[]
    >(
      `SELECT u.id AS "userId", u.institute_id AS "instituteId", u.role, u.email,
         i.requires_two_factor AND u.two_factor_since IS NULL AS "mustSetUpTwoFactor"
       FROM sessions s JOIN users u ON u.id = s.user_id JOIN institutes i ON i.id = u.institute_id
       WHERE s.id = $1 AND s.ended_at IS NULL AND s.expires_at > now()
         AND ${isLiving('u')}`,
      [sessionId],
    );
    return rows[0] ? { ...rows[0], sessionId, scope: 'session' } : null;
  }

  /** @param token that is no open session's. @returns whose it was, where it was ended before its time */
  async findEnded(token: string): Promise<EndedToken | null> {
    const id = this.tokens.read(token);
    const session = id === null ? null : await this.work.manager.findOneBy(Session, { id });
    return session && { event: 'session.used_after_end', accountId: session.userId };
  }

  /**
   * Ends this session. "Remember me" outlives that unless the browser is to be forgotten: then the sessions
   * end that were opened through it.
   * @param trustedToken of the browser, which is not trusted any more if it is to be forgotten
   */
  async logOut(viewer: Viewer, forgetBrowser: boolean, trustedToken: string | null): Promise<void> {
    const id = sessionOf(viewer);
    await this.work.run(async (tx) => {
      await lockAccount(tx, { id: viewer.userId });
      const session = await tx.manager.findOneBy(Session, { id });
      await tx.manager.update(Session, { id, endedAt: IsNull() }, { endedAt: new Date() });
      if (!forgetBrowser) return;
      if (session?.familyId) await this.remembered.endFamily(tx, session.familyId);
      if (trustedToken !== null) await this.trusted.forgetToken(tx, viewer.userId, trustedToken);
    });
  }

  /**
   * Ends one session of the viewer's, with "Remember me" of its browser.
   * @throws SESSION_NOT_FOUND, also for somebody else's
   */
  async end(viewer: Viewer, id: string): Promise<void> {
    await this.work.run(async (tx) => {
      await lockOwnAccount(tx, viewer);
      const session = isId(id) ? await tx.manager.findOneBy(Session, { id }) : null;
      if (session?.userId !== viewer.userId) throw userErrors.SESSION_NOT_FOUND();
      await tx.manager.update(Session, { id, endedAt: IsNull() }, { endedAt: new Date() });
      if (session.familyId !== null) await this.remembered.endFamily(tx, session.familyId);
    });
  }

  /** Ends every session of the viewer's, this one too, and forgets every browser. */
  async logOutEverywhere(viewer: Viewer): Promise<void> {
    await this.work.run(async (tx) => {
      await lockOwnAccount(tx, viewer);
      await this.endAll(tx, viewer.userId);
    });
  }

  /**
   * Ends every session of an account that the caller holds, "Remember me" of every browser, and the
   * trust in browsers that are not asked for a second factor.
   * @param except the session that stays
   */
  async endAll(tx: Transaction, userId: string, except?: string): Promise<void> {
    const others = except === undefined ? {} : { id: Not(except) };
    const open = { userId, endedAt: IsNull(), ...others };
    await tx.manager.update(Session, open, { endedAt: new Date() });
    await this.remembered.endAll(tx, userId);
    await this.trusted.forgetAll(tx, userId);
  }

  @Scheduled({ everyMinutes: 60 })
  async removeOldSessions(): Promise<void> {
    const before = new Date(Date.now() - KEEP_ENDED_MS);
    await this.work.manager.delete(Session, { expiresAt: LessThan(before) });
  }
}
