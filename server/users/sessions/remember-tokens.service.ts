import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan, Not } from 'typeorm';
import type { Caller } from '../../core/access/parameters.js';
import { hashToken, MAX_TOKEN_LENGTH, randomToken } from '../../core/access/secrets.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { recordSecurityEvent } from '../../core/security-events/record-security-event.js';
import { lockAccount } from '../lock-account.js';
import { RememberToken } from './remember-token.entity.js';
import { Session } from './session.entity.js';
import type { User } from '../user.entity.js';

/** Decision 0005. Each use starts the thirty days again. */
const LIFE_MS = 30 * 86_400_000;
/** For this long the client may repeat a request whose response was lost. */
const GRACE_MS = 60_000;

/**
 * The tokens of "Remember me": random, stored as hashes, good for one log-in, which issues the next
 * token. A used token that comes back was copied, so its whole family ends. Exception: within a
 * minute, and while nobody has used the next token, the response was probably lost. Then the next
 * token ends, so that a thief who got it is detected when using it.
 * Callers lock the account (lock-account.ts), unless a method does it itself.
 */
@Injectable()
export class RememberTokensService {
  constructor(private readonly work: UnitOfWork) {}

  /** @returns the token; only its hash is stored */
  async issue(tx: Transaction, userId: string, familyId: string): Promise<string> {
    const token = randomToken();
    const expiresAt = new Date(Date.now() + LIFE_MS);
    const tokenHash = hashToken(token);
    await tx.manager.insert(RememberToken, { userId, familyId, tokenHash, expiresAt });
    return token;
  }

  /**
   * Uses a token up, and locks its account.
   * @returns null for a token that is unknown, expired, used or ended; for the latter two this has
   *   ended the family, so the transaction must commit
   */
  async spend(
    tx: Transaction,
    token: string,
    caller: Caller,
  ): Promise<{ user: User; familyId: string } | null> {
    const found = await this.find(tx, token);
    const user = found && (await lockAccount(tx, { id: found.userId }));
    // Read again under the lock: another request may have used the token meanwhile.
    const row = user && (await tx.manager.findOneBy(RememberToken, { id: found.id }));
    if (!row || row.expiresAt <= new Date()) return null;
    const { familyId } = row;
    if (row.endedAt || (row.usedAt && !(await this.isRetry(tx, row, row.usedAt)))) {
      await this.endFamily(tx, familyId);
      tx.afterCommit(() => recordReuse(row, caller));
      return null;
    }
    if (row.usedAt)
      await tx.manager.update(RememberToken, unusedSuccessorsOf(row), { endedAt: new Date() });
    else await tx.manager.update(RememberToken, row.id, { usedAt: new Date() });
    return { user, familyId };
  }

  /** Ends a token's family and keeps the sessions: the browser is forgotten, not logged out. */
  async forget(token: string): Promise<void> {
    await this.work.run(async (tx) => {
      const found = await this.find(tx, token);
      if (!found) return;
      await lockAccount(tx, { id: found.userId });
      await this.endTokens(tx, { familyId: found.familyId });
    });
  }

  /** Ends a family and the sessions opened through it. */
  async endFamily(tx: Transaction, familyId: string): Promise<void> {
    await this.endTokens(tx, { familyId });
    await tx.manager.update(Session, { familyId, endedAt: IsNull() }, { endedAt: new Date() });
  }

  /** Ends every family of an account. The caller ends its sessions. */
  async endAll(tx: Transaction, userId: string): Promise<void> {
    await this.endTokens(tx, { userId });
  }

  @Scheduled({ everyMinutes: 60 })
  async removeOldRememberTokens(): Promise<void> {
    await this.work.manager.delete(RememberToken, { expiresAt: LessThan(new Date()) });
  }

  private async find({ manager }: Transaction, token: string): Promise<RememberToken | null> {
    if (token.length > MAX_TOKEN_LENGTH) return null;
    return manager.findOneBy(RememberToken, { tokenHash: hashToken(token) });
  }

  /** Whether a used token comes back in time, and nobody has used the next one. */
  private async isRetry(
    { manager }: Transaction,
    row: RememberToken,
    usedAt: Date,
  ): Promise<boolean> {
    if (usedAt.getTime() + GRACE_MS < Date.now()) return false;
    return !(await manager.existsBy(RememberToken, {
      ...successorsOf(row),
      usedAt: Not(IsNull()),
    }));
  }

  private async endTokens(
    { manager }: Transaction,
    which: { familyId: string } | { userId: string },
  ): Promise<void> {
    await manager.update(RememberToken, { ...which, endedAt: IsNull() }, { endedAt: new Date() });
  }
}

function recordReuse({ userId: accountId }: RememberToken, { address }: Caller): void {
  recordSecurityEvent('remember_token.reused', { accountId, address });
}

/** The younger tokens of its family. */
function successorsOf({ id, familyId, createdAt }: RememberToken) {
  return { id: Not(id), familyId, createdAt: MoreThan(createdAt) };
}

function unusedSuccessorsOf(row: RememberToken) {
  return { ...successorsOf(row), usedAt: IsNull(), endedAt: IsNull() };
}
