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

/** Decision 5. Each use begins the thirty days anew. */
const LIFE_MS = 30 * 86_400_000;
/** In which an answer that was lost on its way may be asked for again. */
const GRACE_MS = 60_000;

/**
 * What "Remember me" leaves in a browser instead of a password: random, hashed at rest, good for one
 * log-in, which gives the next one. A used one that comes back was copied, so its whole family ends;
 * but for a minute in which nobody has used what it gave: then the answer was lost on its way, and what
 * was in it is ended, so that whoever did get it brings the copy to light.
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
  async spend(
    tx: Transaction,
    token: string,
    caller: Caller,
  ): Promise<{ user: User; familyId: string } | null> {
    const found = await this.find(tx, token);
    const user = found && (await lockAccount(tx, { id: found.userId }));
    // Read again: while the account was held by others this token may have been spent.
    const row = user && (await tx.manager.findOneBy(RememberToken, { id: found.id }));
    if (!row || row.expiresAt <= new Date()) return null;
    const { familyId } = row;
    if (row.endedAt || (row.usedAt && !(await this.isAskedAgain(tx, row, row.usedAt)))) {
      await this.endFamily(tx, familyId);
      tx.afterCommit(() => recordReuse(row, caller));
      return null;
    }
    if (row.usedAt) await tx.manager.update(RememberToken, unused(row), { endedAt: new Date() });
    else await tx.manager.update(RememberToken, row.id, { usedAt: new Date() });
    return { user, familyId };
  }

  /** Ends a token's family and leaves the sessions alone: the browser is to forget, not to log out. */
  async forget(token: string): Promise<void> {
    await this.work.run(async (tx) => {
      const found = await this.find(tx, token);
      if (!found) return;
      await lockAccount(tx, { id: found.userId });
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

  @Scheduled({ everyMinutes: 60 })
  async removeOldRememberTokens(): Promise<void> {
    await this.work.manager.delete(RememberToken, { expiresAt: LessThan(new Date()) });
  }

  private async find({ manager }: Transaction, token: string): Promise<RememberToken | null> {
    if (token.length > MAX_TOKEN_LENGTH) return null;
    return manager.findOneBy(RememberToken, { tokenHash: hashToken(token) });
  }

  /** Whether a used token comes back in time, and nobody has gone on with what it gave. */
  private async isAskedAgain(
    { manager }: Transaction,
    row: RememberToken,
    usedAt: Date,
  ): Promise<boolean> {
    if (usedAt.getTime() + GRACE_MS < Date.now()) return false;
    return !(await manager.existsBy(RememberToken, { ...givenAfter(row), usedAt: Not(IsNull()) }));
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

/** What came of a token: those of its family that are younger. */
function givenAfter({ id, familyId, createdAt }: RememberToken) {
  return { id: Not(id), familyId, createdAt: MoreThan(createdAt) };
}

function unused(row: RememberToken) {
  return { ...givenAfter(row), usedAt: IsNull(), endedAt: IsNull() };
}
