import { Inject, Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import type { Caller } from '../../core/access/parameters.js';
import { hashToken } from '../../core/access/secrets.js';
import { lockName } from '../../core/database/advisory-lock.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { AddressClaim } from './address-claim.entity.js';
import { EmailCode } from './email-code.entity.js';
import { CODE_MINUTES, lockCodes, type CodeKey } from './mailed-codes.js';
import { userErrors } from '../users.errors.js';

const MINUTE_MS = 60_000;
const KEEP_CLAIMS_MS = 24 * 60 * MINUTE_MS;
/** Of an e-mail address, purpose and network address: of claims that were refused. */
const REFUSED = { name: 'code-claims', points: 5, seconds: 600 };
/** The same of a network address. Above it every claim stands for one of any e-mail address. */
const REFUSED_OF_ADDRESS = { name: 'code-claims-address', points: 600, seconds: 3_600 };
/** In place of the e-mail address. */
const ANY = '*';

/** Somebody who keeps nothing of what was answered before, and is known by where they come from. */
export type AddressedKey = CodeKey & Required<Pick<CodeKey, 'agent'>>;

/** How codes know a caller of the older routes. */
export function clientOf({ address, userAgent }: Caller): { client: string; agent: string } {
  return { client: address, agent: hashToken(userAgent) };
}

/**
 * Callers of the older routes send nothing that shows that a code came back to them: they are known by their network
 * address. Others share it, so it counts only while nothing speaks against it: no claim came before the code did,
 * one client alone takes part, and the address is that of the client. Otherwise it takes what `verify` gave.
 */
@Injectable()
export class AddressProofs {
  constructor(
    private readonly work: UnitOfWork,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Another client at the address asks for a code, too, whether or not it gets one. */
  async noteRequest({ email, purpose, client, agent }: AddressedKey): Promise<void> {
    const others = { email, purpose, client, agent: Not(agent), proofSpentAt: IsNull() };
    await this.work.run(async (tx) => {
      await lockCodes(tx, { email, purpose });
      await tx.manager.update(EmailCode, others, { proofOnly: true });
    });
  }

  /**
   * Decides whether a code that has just come back lets its address in without more.
   * @param minutes as long as the proof may wait, so long counts a claim before it
   */
  async judge(tx: Transaction, row: EmailCode, caller: Caller, minutes: number): Promise<void> {
    const { manager } = tx;
    const { email, purpose } = row;
    const { client, agent } = clientOf(caller);
    await hold(tx, row);
    const claim = { purpose, client, claimedAt: MoreThan(minutesAgo(minutes)) };
    const others = { email, purpose, client, agent: Not(agent) };
    const proofOnly =
      caller.isForwarded ||
      row.agent !== agent ||
      (await manager.existsBy(AddressClaim, [
        { ...claim, email },
        { ...claim, email: ANY },
      ])) ||
      (await manager.existsBy(EmailCode, {
        ...others,
        createdAt: MoreThan(minutesAgo(CODE_MINUTES)),
      }));
    // A claim counts once.
    await manager.delete(AddressClaim, { email, purpose, client });
    if (proofOnly) await manager.update(EmailCode, row.id, { proofOnly });
  }

  /**
   * Looks whether the caller may claim a verified address by where they come from. Whoever may is never limited by
   * what others at that address have claimed.
   * @throws EMAIL_NOT_VERIFIED, TOO_MANY_REQUESTS
   */
  async claim(asked: Pick<CodeKey, 'email' | 'purpose'>, caller: Caller): Promise<void> {
    const key = { ...asked, ...clientOf(caller) };
    const isTrusted = this.config.LEGACY_ADDRESS_PROOF === 'on' && !caller.isForwarded;
    if (isTrusted && (await this.work.run(async (tx) => this.isGood(tx, key)))) return;
    await this.limits.consume(REFUSED, `${key.purpose} ${key.email} ${key.client}`);
    throw userErrors.EMAIL_NOT_VERIFIED();
  }

  /** None of them counts for longer: a proof waits for half an hour at most. */
  @Scheduled({ everyMinutes: 60 })
  async removeOldClaims(): Promise<void> {
    const before = new Date(Date.now() - KEEP_CLAIMS_MS);
    await this.work.manager.delete(AddressClaim, { claimedAt: LessThan(before) });
  }

  /** Writes down a claim that came too early, or from whom it should not. @returns whether it is a good one */
  private async isGood(tx: Transaction, { agent, ...key }: AddressedKey): Promise<boolean> {
    const { manager } = tx;
    await hold(tx, key);
    const row = await manager.findOne(EmailCode, {
      where: { ...key, proofSpentAt: IsNull(), proofExpiresAt: MoreThan(new Date()) },
      order: { createdAt: 'DESC' },
    });
    if (row && !row.proofOnly) {
      if (row.agent === agent) return true;
      await manager.update(EmailCode, row.id, { proofOnly: true });
    } else if (row && !row.isClaimed) {
      // Most likely that of the owner, who is told so: it does not count against their next code.
      await manager.update(EmailCode, row.id, { isClaimed: true });
    } else {
      const isOver = await this.limits.count(REFUSED_OF_ADDRESS, key.client);
      const claim = { ...key, email: isOver ? ANY : key.email, claimedAt: new Date() };
      await manager.upsert(AddressClaim, claim, ['email', 'purpose', 'client']);
    }
    return false;
  }
}

/** Claims and codes that come back follow one another: none is overlooked that comes at the same moment. */
async function hold(
  tx: Transaction,
  { email, purpose, client }: Pick<EmailCode, 'email' | 'purpose' | 'client'>,
): Promise<void> {
  await lockName(tx, `claims of ${email} for ${purpose} from ${client}`);
}

function minutesAgo(minutes: number): Date {
  return new Date(Date.now() - minutes * MINUTE_MS);
}
