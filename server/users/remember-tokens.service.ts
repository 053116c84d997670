import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { hashToken, randomToken } from '../core/access/secrets.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { Chore } from '../core/jobs/handlers.js';
import { holdAccount } from './hold-account.js';
import { RememberToken } from './remember-token.entity.js';
import { Session } from './session.entity.js';
import type { User } from './user.entity.js';

/** Decision 5. Each use begins the thirty days anew. */
const LIFE_MS = 30 * 86_400_000;
/** None of ours is longer. */
const MOST_TYPED = 100;

/**
 * What "Remember me" leaves in a browser instead of a password: random, hashed at rest, good for one
 * log-in, which gives the next one. A used one that comes back was copied, so its whole family ends.
 * Whoever calls holds the account (hold-account.ts), unless a method does it itself.
 */
@Injectable()
export class RememberTokensService {
  constructor(private readonly work: UnitOfWork) {}

  /** @returns the token, which is stored nowhere */
  async issue(tx: Transaction, userId: string, familyId: string): Promise<string> {
    const token = randomToken();
    const expiresAt = new Date(Date.now() + LIFE_MS);
    const tokenHash = hashToken(token);
    await tx.manager.insert(RememberToken, { userId, familyId, tokenHash, expiresAt });
    return token;
  }

  /**
   * Uses a token up, and holds its account.
   * @returns null for one that is unknown, expired, used or ended; of the latter two it has then ended
   * the family, so the transaction must not fail for it
   */
  async spend(tx: Transaction, token: string): Promise<{ user: User; familyId: string } | null> {
    const found = await this.find(tx, token);
    const user = found && (await holdAccount(tx, { id: found.userId }));
    // Read again: while the account was held by others this token may have been spent.
    const row = user && (await tx.manager.findOneBy(RememberToken, { id: found.id }));
    if (!row || row.expiresAt <= new Date()) return null;
    const { familyId } = row;
    if (row.usedAt || row.endedAt) {
      await this.endFamily(tx, familyId);
      return null;
    }
    await tx.manager.update(RememberToken, row.id, { usedAt: new Date() });
    return { user, familyId };
  }

  /** Ends a token's family and leaves the sessions alone: the browser is to forget, not to log out. */
  async forget(token: string): Promise<void> {
    await this.work.run(async (tx) => {
      const found = await this.find(tx, token);
      if (!found) return;
      await holdAccount(tx, { id: found.userId });
      await this.endTokens(tx, { familyId: found.familyId });
    });
  }

  /** Ends a family with the sessions that were opened through it. */
  async endFamily(tx: Transaction, familyId: string): Promise<void> {
    await this.endTokens(tx, { familyId });
    await tx.manager.update(Session, { familyId, endedAt: IsNull() }, { endedAt: new Date() });
  }

  /** Ends every family of an account. Its sessions are the caller's to end. */
  async endAll(tx: Transaction, userId: string): Promise<void> {
    await this.endTokens(tx, { userId });
  }

  @Chore({ everyMinutes: 60 })
  async removeOldRememberTokens(): Promise<void> {
    await this.work.manager.delete(RememberToken, { expiresAt: LessThan(new Date()) });
  }

  private async find({ manager }: Transaction, token: string): Promise<RememberToken | null> {
    if (token.length > MOST_TYPED) return null;
    return manager.findOneBy(RememberToken, { tokenHash: hashToken(token) });
  }

  private async endTokens(
    { manager }: Transaction,
    which: { familyId: string } | { userId: string },
  ): Promise<void> {
    await manager.update(RememberToken, { ...which, endedAt: IsNull() }, { endedAt: new Date() });
  }
}
