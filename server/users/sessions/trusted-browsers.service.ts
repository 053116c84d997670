import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, Repository } from 'typeorm';
import type { Caller } from '../../core/access/parameters.js';
import { hashToken, MAX_TOKEN_LENGTH, randomToken } from '../../core/access/secrets.js';
import { requireSession, type Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { TrustedBrowser } from './trusted-browser.entity.js';
import { twoFactorErrors } from '../two-factor.errors.js';

const LIFE_MS = 30 * 86_400_000;
/** Per account. A new one replaces the oldest. */
const MAX_TRUSTED_BROWSERS = 20;

/** Browsers that need no second factor for thirty days. Each stores a random token. */
@Injectable()
export class TrustedBrowsersService {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(TrustedBrowser) private readonly browsers: Repository<TrustedBrowser>,
  ) {}

  /**
   * Trusts a browser. The caller has locked the account.
   * @returns its token; only its hash is stored
   */
  async trust({ manager }: Transaction, userId: string, caller: Caller): Promise<string> {
    const token = randomToken();
    const surplus = await manager.find(TrustedBrowser, {
      select: { id: true },
      where: { userId },
      order: { createdAt: 'DESC' },
      skip: MAX_TRUSTED_BROWSERS - 1,
    });
    if (surplus.length > 0)
      await manager.delete(
        TrustedBrowser,
        surplus.map(({ id }) => id),
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

  /** Whether this account trusts the browser with this token. */
  async isTrusted(userId: string, token: string): Promise<boolean> {
    if (token.length > MAX_TOKEN_LENGTH) return false;
    const tokenHash = hashToken(token);
    const valid = { userId, tokenHash, expiresAt: MoreThan(new Date()) };
    return this.browsers.existsBy(valid);
  }

  /**
   * The viewer's trusted browsers, the latest first.
   * @throws SESSION_REQUIRED
   */
  async list(viewer: Viewer): Promise<TrustedBrowser[]> {
    requireSession(viewer);
    return this.browsers.find({
      where: { userId: viewer.userId, expiresAt: MoreThan(new Date()) },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: MAX_TRUSTED_BROWSERS,
    });
  }

  /**
   * Ends trust in one of the viewer's browsers.
   * @throws TRUSTED_BROWSER_NOT_FOUND
   */
  async forget(viewer: Viewer, id: string): Promise<void> {
    await this.work.runOnce(async ({ manager }) => {
      const browser = isId(id) ? await manager.findOneBy(TrustedBrowser, { id }) : null;
      if (browser?.userId !== viewer.userId) throw twoFactorErrors.TRUSTED_BROWSER_NOT_FOUND();
      await manager.delete(TrustedBrowser, id);
    });
  }

  /** Ends trust in the browser with this token, if this account trusts it. */
  async forgetToken({ manager }: Transaction, userId: string, token: string): Promise<void> {
    if (token.length > MAX_TOKEN_LENGTH) return;
    await manager.delete(TrustedBrowser, { userId, tokenHash: hashToken(token) });
  }

  /** Ends trust in every browser of an account. */
  async forgetAll({ manager }: Transaction, userId: string): Promise<void> {
    await manager.delete(TrustedBrowser, { userId });
  }

  @Scheduled({ everyMinutes: 60 })
  async removeOldTrustedBrowsers(): Promise<void> {
    await this.browsers.delete({ expiresAt: LessThan(new Date()) });
  }
}
