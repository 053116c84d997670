import { randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { hashToken, MAX_TOKEN_LENGTH, randomToken, Secrets } from '../../core/access/secrets.js';
import { lockName } from '../../core/database/advisory-lock.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { emailRule, requiredText, validate } from '../../core/errors/validation.js';
import { RateLimits, type Limit } from '../../core/http/rate-limits.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { CodeMailLimits, SPACING, type CodeLimits } from './code-mail-limits.js';
import { CodePurpose, EmailCode, type MailedFor } from './email-code.entity.js';
import {
  countCodes,
  countWrongTries,
  findSharedCode,
  type SharedCode,
} from './email-code.queries.js';
import { userErrors } from '../users.errors.js';

const MINUTE_MS = 60_000;
export const CODE_MINUTES = 10;
const WRONG_TRIES = 5;

/** Of a code that several clients have, above the daily ceiling: as many as four of them may get wrong. */
const SHARED_WRONG_TRIES = 20;
/** Wrong tries of a day count until it is over, one by one. */
const TODAY_RETRY_S = 3_600;
/**
 * Codes of an address and purpose in a day, beside those that are mailed every few minutes at most: the fifty below the
 * ceiling, and as many again in place of those that strangers have used up.
 */
const MAILED_A_DAY = 100;
/** A code that is mailed again can still be typed at leisure. */
const SHARED_MINUTES = 2;

/** Whose code it is: the address, what for, and which client asked. */
export interface CodeKey<Purpose extends MailedFor = MailedFor> {
  email: string;
  purpose: Purpose;
  /** Opaque and at most 64 characters; each door knows its clients in its own way. */
  client: string;
  /** Where the client is a network address, which of those that share it (address-proofs.ts). */
  agent?: string;
}

export interface CodeRequest {
  client: string;
  /** At the latest. */
  expiresAt: Date;
  /** Seconds until the next code may be mailed to this address. */
  resendAfter: number;
}

/** How a code may be exchanged for a proof. */
export interface CodeVerification {
  /** How often a network address may try codes of this purpose. */
  checks: Limit;
  /** Wrong tries at codes of one address that were asked for from networks its account was never used from. */
  wrongTriesADay?: number;
  /** How long the proof may wait for what it is for. */
  proofMinutes: number;
  /** Looks at what else is known of a code that has come back. */
  judge?: (tx: Transaction, row: EmailCode) => Promise<void>;
}

/** A code that is to be mailed, in the transaction that stores it. `email` is checked. */
export interface MadeCode {
  email: string;
  code: string;
  expiresAt: Date;
}

const codeKeyRules = z.object({ email: emailRule, client: requiredText('challenge', 64) });

/** What shows that a code came back: what `verify` gave for it, or else the client that sent it back. */
export type ShownProof = { proof: string } | { client: string; agent: string };

/** What stands for a verified address. */
export type ProofOf = ShownProof & { email: string; purpose: MailedFor };

/** One-time codes by mail, and the proofs they are exchanged for: the same for staff and learners. */
@Injectable()
export class MailedCodes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly limits: RateLimits,
    private readonly mailLimits: CodeMailLimits,
  ) {}

  /**
   * Makes a code, which ends the client's earlier one. Above the daily ceiling the client gets the code that is
   * alive, whichever stranger it was made for, and it is mailed again: its owner is never left without one.
   * @param mail sends it
   * @throws VALIDATION, TOO_MANY_REQUESTS
   */
  async request(
    asked: CodeKey,
    address: string,
    limits: CodeLimits,
    mail: (tx: Transaction, made: MadeCode) => Promise<unknown>,
  ): Promise<CodeRequest> {
    const key = { ...asked, ...validate(codeKeyRules, asked) };
    const { email, purpose, client } = key;
    const isNew = await this.mailLimits.admit({ email, purpose, address }, limits);
    const isMailedAgain = !isNew && (await this.mailLimits.admitAgain(email, purpose));
    const { isFamiliar = false } = limits;
    const id = randomUUID();
    await this.work.run(async (tx) => {
      await lockCodes(tx, { email, purpose });
      const shared = isNew ? null : await findShared(tx, key);
      const codeId = shared?.codeId ?? id;
      const expiresAt = shared?.expiresAt ?? minutesFromNow(CODE_MINUTES);
      const code = this.digitsOf(codeId);
      const codeHash = this.fingerprint(id, code);
      const isMailed =
        isNew || isMailedAgain || (!shared && (await countCodes(tx.manager, key)) < MAILED_A_DAY);
      await tx.manager.insert(EmailCode, { ...key, id, codeHash, codeId, expiresAt, isFamiliar });
      if (isMailed) await mail(tx, { email, code, expiresAt });
    });
    // The same for a code that is shared: how much sooner it ends would tell others when it has come back.
    const latest = minutesFromNow(CODE_MINUTES);
    return { client, expiresAt: latest, resendAfter: SPACING.seconds };
  }

  /**
   * Exchanges the right code for a proof.
   * @throws INVALID_CODE, the same for wrong, expired, used and tried too often; TOO_MANY_REQUESTS
   */
  async verify(
    asked: CodeKey,
    code: string,
    address: string,
    { checks, wrongTriesADay = Infinity, proofMinutes, judge }: CodeVerification,
  ): Promise<string> {
    const key = { purpose: asked.purpose, ...validate(codeKeyRules, asked) };
    await this.limits.consume(checks, address);
    if (code.length > MAX_TOKEN_LENGTH) throw userErrors.INVALID_CODE();
    // A wrong try must stay counted, so it is no failure of the transaction.
    const proof = await this.work.run(async (tx) => {
      const { manager } = tx;
      await lockCodes(tx, key);
      const row = await manager.findOne(EmailCode, { where: key, order: { createdAt: 'DESC' } });
      if (!row || !isLive(row)) return null;
      const wrongTries = await countWrongTries(manager, row);
      if (wrongTries.ofCode >= SHARED_WRONG_TRIES) return null;
      if (!row.isFamiliar && wrongTries.ofDay >= wrongTriesADay) throw tooManyToday();
      if (!equal(row.codeHash, this.fingerprint(row.id, code.trim()))) {
        await manager.increment(EmailCode, { id: row.id }, 'wrongTries', 1);
        return null;
      }
      const token = randomToken();
      // Others that have the same code: it succeeds once.
      await manager.update(EmailCode, { codeId: row.codeId }, { expiresAt: new Date() });
      await manager.update(EmailCode, row.id, {
        verifiedAt: new Date(),
        proofHash: hashToken(token),
        proofExpiresAt: minutesFromNow(proofMinutes),
      });
      await judge?.(tx, row);
      return token;
    });
    if (proof === null) throw userErrors.INVALID_CODE();
    return proof;
  }

  /** @throws EMAIL_NOT_VERIFIED unless the proof is good for this address and purpose */
  async find(manager: EntityManager, proof: ProofOf): Promise<EmailCode> {
    const row = await manager.findOne(EmailCode, {
      where: {
        email: proof.email,
        purpose: proof.purpose,
        ...('proof' in proof
          ? { proofHash: hashOf(proof.proof) }
          : { client: proof.client, agent: proof.agent, proofOnly: false }),
        proofSpentAt: IsNull(),
        proofExpiresAt: MoreThan(new Date()),
      },
      order: { createdAt: 'DESC' },
    });
    if (!row) throw userErrors.EMAIL_NOT_VERIFIED();
    return row;
  }

  /**
   * Uses a proof up; of two that try at once, one succeeds. A reset uses up every other one of its
   * address: whoever else has one could take the new password away again.
   */
  async spend(tx: Transaction, proof: ProofOf): Promise<void> {
    const { email, purpose } = proof;
    await lockCodes(tx, proof);
    const { id } = await this.find(tx.manager, proof);
    if (purpose === CodePurpose.RESET_PASSWORD) await this.endProofs(tx, email, purpose);
    else await tx.manager.update(EmailCode, id, { proofSpentAt: new Date() });
  }

  /** Uses up every proof of an address for a purpose. */
  async endProofs(tx: Transaction, email: string, purpose: MailedFor): Promise<void> {
    // Or one that comes back at this moment would stay.
    await lockCodes(tx, { email, purpose });
    const unspent = { email, purpose, verifiedAt: Not(IsNull()), proofSpentAt: IsNull() };
    await tx.manager.update(EmailCode, unspent, { proofSpentAt: new Date() });
  }

  @Scheduled({ everyMinutes: 60 })
  async removeOldCodes(): Promise<void> {
    const before = new Date(Date.now() - 24 * 60 * MINUTE_MS);
    await this.work.manager.delete(EmailCode, { createdAt: LessThan(before) });
  }

  private fingerprint(id: string, code: string): string {
    return this.secrets.fingerprint('code', `${id}:${code}`);
  }

  /**
   * The six digits of a code. Only their hash is stored: a keyed fingerprint of its random id gives them, so that a
   * code can be mailed again, and a copy of the table gives none away.
   */
  private digitsOf(codeId: string): string {
    const random = BigInt(`0x${this.secrets.fingerprint('code', codeId)}`);
    return String(random % 1_000_000n).padStart(6, '0');
  }
}

/**
 * Waits for its turn with the codes of an address: clients that share one change each other's rows, and count their
 * wrong tries together.
 */
export async function lockCodes(
  tx: Transaction,
  { email, purpose }: Pick<EmailCode, 'email' | 'purpose'>,
): Promise<void> {
  await lockName(tx, `codes of ${email} for ${purpose}`);
}

async function findShared({ manager }: Transaction, key: CodeKey): Promise<SharedCode | null> {
  return findSharedCode(manager, key, minutesFromNow(SHARED_MINUTES), SHARED_WRONG_TRIES);
}

/** @throws EMAIL_NOT_VERIFIED for what is too long to be one of ours */
function hashOf(proof: string): string {
  if (proof.length > MAX_TOKEN_LENGTH) throw userErrors.EMAIL_NOT_VERIFIED();
  return hashToken(proof);
}

function tooManyToday(): Error {
  const message =
    'Too many wrong codes were typed for this address today. Use a network that you have logged in from ' +
    'before, or try again tomorrow.';
  const security = { limit: 'code-wrong-tries-day' };
  return coreErrors.TOO_MANY_REQUESTS({ message, retryAfter: TODAY_RETRY_S, security });
}

function isLive(row: EmailCode): boolean {
  return row.verifiedAt === null && row.expiresAt > new Date() && row.wrongTries < WRONG_TRIES;
}

function minutesFromNow(minutes: number): Date {
  return new Date(Date.now() + minutes * MINUTE_MS);
}

function equal(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
