import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, Repository } from 'typeorm';
import type { EndedToken } from '../../core/access/authenticate.js';
import type { Caller } from '../../core/access/parameters.js';
import { requireSession, type AuthenticatedViewer, type Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { recordSecurityEvent } from '../../core/security-events/record-security-event.js';
import { lockAccount } from '../lock-account.js';
import { lockOwnAccount } from './lock-own-account.js';
import { RememberTokensService } from './remember-tokens.service.js';
import { SessionTokens } from './session-tokens.js';
import { Session } from './session.entity.js';
import { findSessionViewer, insertSession } from './session.queries.js';
import { TrustedBrowsersService } from './trusted-browsers.service.js';
import type { User } from '../user.entity.js';
import { userErrors } from '../users.errors.js';

/** A working day: a user who starts in the morning is not logged out before the evening. */
const SESSION_MS = 12 * 3_600_000;
const KEEP_ENDED_MS = 90 * 86_400_000;

export interface OpenedSession {
  token: string;
  expiresAt: Date;
}

/** Opens, finds and ends sessions. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly tokens: SessionTokens,
    private readonly remembered: RememberTokensService,
    private readonly trusted: TrustedBrowsersService,
  ) {}

  /**
   * Opens a session for a user who has authenticated. One statement with a lock: a reset either
   * waits for it or has ended the session, so no session of an old password, or of the password
   * alone with two-factor log-in on, remains.
   * @param familyId the remembered browser it is opened in, if any
   * @throws WRONG_PASSWORD when password or second factor changed while the password was being
   *   compared
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
    const [session] = await insertSession(tx.manager, {
      userId,
      familyId,
      passwordHash,
      hasTwoFactor,
      expiresAt,
      clientAddress: caller.address,
      userAgent: caller.userAgent,
    });
    if (!session) throw userErrors.WRONG_PASSWORD({ security: { accountId: userId } });
    const { address } = caller;
    const opened = { accountId: userId, sessionId: session.id, address };
    tx.afterCommit(() => recordSecurityEvent('session.opened', opened));
    return { token: this.tokens.sign({ id: session.id, userId, expiresAt }), expiresAt };
  }

  /** @returns null unless the session is open */
  async findViewer(sessionId: string): Promise<AuthenticatedViewer | null> {
    const [found] = await findSessionViewer(this.work.manager, { sessionId });
    return found ? { ...found, sessionId, scope: 'session' } : null;
  }

  /**
   * @param id of a session that is not open, and whose token has not expired
   * @returns the account of a session that was ended before it expired
   */
  async findEnded(id: string): Promise<EndedToken | null> {
    const session = await this.sessions.findOneBy({ id });
    return session && { event: 'session.used_after_end', accountId: session.userId };
  }

  /**
   * Ends this session. "Remember me" stays unless the browser is to be forgotten; then all sessions
   * opened through it end, too.
   * @param trustedToken of the browser; trust in it ends, too, if it is to be forgotten
   */
  async logOut(viewer: Viewer, forgetBrowser: boolean, trustedToken: string | null): Promise<void> {
    const id = requireSession(viewer);
    await this.work.runOnce(async (tx) => {
      await lockAccount(tx, { id: viewer.userId });
      const session = await tx.manager.findOneBy(Session, { id });
      await tx.manager.update(Session, { id, endedAt: IsNull() }, { endedAt: new Date() });
      if (!forgetBrowser) return;
      if (session?.familyId) await this.remembered.endFamily(tx, session.familyId);
      if (trustedToken !== null) await this.trusted.forgetToken(tx, viewer.userId, trustedToken);
    });
  }

  /**
   * Ends one of the viewer's sessions, and forgets its browser.
   * @throws SESSION_NOT_FOUND, also for somebody else's
   */
  async end(viewer: Viewer, id: string): Promise<void> {
    await this.work.runOnce(async (tx) => {
      await lockOwnAccount(tx, viewer);
      const session = isId(id) ? await tx.manager.findOneBy(Session, { id }) : null;
      if (session?.userId !== viewer.userId) throw userErrors.SESSION_NOT_FOUND();
      await tx.manager.update(Session, { id, endedAt: IsNull() }, { endedAt: new Date() });
      if (session.familyId !== null) await this.remembered.endFamily(tx, session.familyId);
    });
  }

  /** Ends every session of the viewer, this one too, and forgets every browser. */
  async logOutEverywhere(viewer: Viewer): Promise<void> {
    await this.work.runOnce(async (tx) => {
      await lockOwnAccount(tx, viewer);
      await this.endAll(tx, viewer.userId);
    });
  }

  /**
   * Ends every session of an account that the caller has locked, "Remember me" of every browser,
   * and trust in browsers that need no second factor.
   * @param except id of a session to keep
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
    await this.sessions.delete({ expiresAt: LessThan(before) });
  }
}
