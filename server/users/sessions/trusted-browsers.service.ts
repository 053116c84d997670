import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import type { Caller } from '../../core/access/parameters.js';
import { hashToken, MAX_TOKEN_LENGTH, randomToken } from '../../core/access/secrets.js';
import { sessionOf, type Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { TrustedBrowser } from './trusted-browser.entity.js';
import { twoFactorErrors } from '../two-factor.errors.js';

const LIFE_MS = 30 * 86_400_000;
/** Of an account. The oldest gives way. */
const MOST = 20;

/** Browsers that are not asked for the second factor for thirty days. Each holds a random token. */
@Injectable()
export class TrustedBrowsersService {
  constructor(private readonly work: UnitOfWork) {}

  /** Trusts a browser. The account is held. @returns its token, which is stored nowhere */
  async trust({ manager }: Transaction, userId: string, caller: Caller): Promise<string> {
    const token = randomToken();
    const known = await manager.find(TrustedBrowser, {
      select: { id: true },
      where: { userId },
      order: { createdAt: 'DESC' },
      skip: MOST - 1,
    });
    if (known.length > 0)
      await manager.delete(
        TrustedBrowser,
        known.map(({ id }) => id),
      );
    await manager.insert(TrustedBrowser, {
      userId,
      tokenHash: hashToken(token),
      clientAddress: caller.address,
      userAgent: caller.userAgent,
      expiresAt: new Date(Date.now() + LIFE_MS),
    });
    return token;
  }

  /** Whether this account trusts the browser that has this token. */
  async isTrusted(userId: string, token: string): Promise<boolean> {
    if (token.length > MAX_TOKEN_LENGTH) return false;
    const tokenHash = hashToken(token);
    const living = { userId, tokenHash, expiresAt: MoreThan(new Date()) };
    return this.work.manager.existsBy(TrustedBrowser, living);
  }

  /** The viewer's trusted browsers, the latest first. @throws SESSION_REQUIRED */
  async list(viewer: Viewer): Promise<TrustedBrowser[]> {
    sessionOf(viewer);
    return this.work.manager.find(TrustedBrowser, {
      where: { userId: viewer.userId, expiresAt: MoreThan(new Date()) },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: MOST,
    });
  }

  /** Asks one browser of the viewer's for the second factor again. @throws TRUSTED_BROWSER_NOT_FOUND */
  async forget(viewer: Viewer, id: string): Promise<void> {
    await this.work.run(async ({ manager }) => {
      const browser = isId(id) ? await manager.findOneBy(TrustedBrowser, { id }) : null;
      if (browser?.userId !== viewer.userId) throw twoFactorErrors.TRUSTED_BROWSER_NOT_FOUND();
      await manager.delete(TrustedBrowser, id);
    });
  }

  /** Asks the browser that has this token for the second factor again, if this account trusts it. */
  async forgetToken({ manager }: Transaction, userId: string, token: string): Promise<void> {
    if (token.length > MAX_TOKEN_LENGTH) return;
    await manager.delete(TrustedBrowser, { userId, tokenHash: hashToken(token) });
  }

  /** Asks every browser of an account for the second factor again. */
  async forgetAll({ manager }: Transaction, userId: string): Promise<void> {
    await manager.delete(TrustedBrowser, { userId });
  }

  @Scheduled({ everyMinutes: 60 })
  async removeOldTrustedBrowsers(): Promise<void> {
    await this.work.manager.delete(TrustedBrowser, { expiresAt: LessThan(new Date()) });
  }
}
