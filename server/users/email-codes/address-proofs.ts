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
/** Refused claims per e-mail address, purpose and network address. */
const REFUSED = { name: 'code-claims', points: 5, seconds: 600 };
/** The same per network address. Above it, each claim counts for every e-mail address. */
const REFUSED_OF_ADDRESS = { name: 'code-claims-address', points: 600, seconds: 3_600 };
/** Stands for every e-mail address. */
const ANY = '*';

/** A caller that stores nothing between requests, and is identified by network address. */
export type AddressCodeKey = CodeKey & Required<Pick<CodeKey, 'agent'>>;

/** Identifies a caller of the legacy routes. */
export function toClientKey({ address, userAgent }: Caller): { client: string; agent: string } {
  return { client: address, agent: hashToken(userAgent) };
}

/**
 * Callers of the legacy routes send nothing that proves that a code came back to them, so their
 * network address identifies them. Others share it: it counts only if no claim came before the code
 * did, one client alone takes part, and the address is the client's own (not forwarded). Otherwise
 * the caller needs the proof from `verify`.
 */
@Injectable()
export class AddressProofs {
  constructor(
    private readonly work: UnitOfWork,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Notes that another client at the address asks for a code, whether or not it gets one. */
  async recordRequest({ email, purpose, client, agent }: AddressCodeKey): Promise<void> {
    const others = { email, purpose, client, agent: Not(agent), proofSpentAt: IsNull() };
    await this.work.run(async (tx) => {
      await lockCodes(tx, { email, purpose });
      await tx.manager.update(EmailCode, others, { proofOnly: true });
    });
  }

  /**
   * Decides whether a code that has just come back verifies its network address without a proof.
   * @param minutes how long the proof may wait; a claim within that time before it counts, too
   */
  async assess(tx: Transaction, row: EmailCode, caller: Caller, minutes: number): Promise<void> {
    const { manager } = tx;
    const { email, purpose } = row;
    const { client, agent } = toClientKey(caller);
    await lockClaims(tx, row);
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
   * Checks whether the caller may claim a verified address by their network address. Claims of
   * others at that address never limit a caller who may.
   * @throws EMAIL_NOT_VERIFIED, TOO_MANY_REQUESTS
   */
  async claim(request: Pick<CodeKey, 'email' | 'purpose'>, caller: Caller): Promise<void> {
    const key = { ...request, ...toClientKey(caller) };
    const isTrusted = this.config.LEGACY_ADDRESS_PROOF === 'on' && !caller.isForwarded;
    if (isTrusted && (await this.work.run(async (tx) => this.tryClaim(tx, key)))) return;
    await this.limits.consume(REFUSED, `${key.purpose} ${key.email} ${key.client}`);
    throw userErrors.EMAIL_NOT_VERIFIED();
  }

  /** None counts for longer: a proof waits for half an hour at most. */
  @Scheduled({ everyMinutes: 60 })
  async removeOldClaims(): Promise<void> {
    const before = new Date(Date.now() - KEEP_CLAIMS_MS);
    await this.work.manager.delete(AddressClaim, { claimedAt: LessThan(before) });
  }

  /**
   * Records a claim that came too early or from another client.
   * @returns whether the claim is valid
   */
  private async tryClaim(tx: Transaction, { agent, ...key }: AddressCodeKey): Promise<boolean> {
    const { manager } = tx;
    await lockClaims(tx, key);
    const row = await manager.findOne(EmailCode, {
      where: { ...key, proofSpentAt: IsNull(), proofExpiresAt: MoreThan(new Date()) },
      order: { createdAt: 'DESC' },
    });
    if (row && !row.proofOnly) {
      if (row.agent === agent) return true;
      await manager.update(EmailCode, row.id, { proofOnly: true });
    } else if (row && !row.isClaimed) {
      // Most likely the owner's claim, who gets an error; it does not count against their next
      // code.
      await manager.update(EmailCode, row.id, { isClaimed: true });
    } else {
      const isOver = await this.limits.count(REFUSED_OF_ADDRESS, key.client);
      const claim = { ...key, email: isOver ? ANY : key.email, claimedAt: new Date() };
      await manager.upsert(AddressClaim, claim, ['email', 'purpose', 'client']);
    }
    return false;
  }
}

/** Claims and returned codes run one after the other, so that parallel ones see each other. */
async function lockClaims(
  tx: Transaction,
  { email, purpose, client }: Pick<EmailCode, 'email' | 'purpose' | 'client'>,
): Promise<void> {
  await lockName(tx, `claims of ${email} for ${purpose} from ${client}`);
}

function minutesAgo(minutes: number): Date {
  return new Date(Date.now() - minutes * MINUTE_MS);
}
