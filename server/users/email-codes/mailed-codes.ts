import { randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { hashToken, MAX_TOKEN_LENGTH, randomToken, Secrets } from '../../core/access/secrets.js';
import { lockName } from '../../core/database/advisory-lock.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { emailRule, requiredText, validate } from '../../core/errors/validation.js';
import { RateLimits, type RateLimit } from '../../core/http/rate-limits.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { CodeMailLimits, PER_MINUTE, type CodeLimits } from './code-mail-limits.js';
import { CodePurpose, EmailCode, type MailedCodePurpose } from './email-code.entity.js';
import {
  countCodes,
  countWrongTries,
  findSharedCode,
  type SharedCode,
} from './email-code.queries.js';
import { userErrors } from '../users.errors.js';

const MINUTE_MS = 60_000;
export const CODE_MINUTES = 10;
const MAX_WRONG_TRIES = 5;

/** Of a shared code, above the daily limit: four clients may use up their tries. */
const MAX_SHARED_WRONG_TRIES = 20;
/** The daily count of wrong tries falls one by one; come again after this. */
const DAILY_LIMIT_RETRY_S = 3_600;
/**
 * Codes of an address and purpose in a day, beside those mailed every few minutes at most: the
 * fifty below the limit, and as many again that replace codes used up by strangers.
 */
const MAX_MAILED_PER_DAY = 100;
/** A shared code must still be valid this long, so that there is time to type it. */
const MIN_SHARED_MINUTES = 2;

/** Address, purpose and client of a code. */
export interface CodeKey<Purpose extends MailedCodePurpose = MailedCodePurpose> {
  email: string;
  purpose: Purpose;
  /** Opaque, at most 64 characters; each transport identifies its clients in its own way. */
  client: string;
  /** Where the client is a network address: the user agent (address-proofs.ts). */
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
  checks: RateLimit;
  /**
   * The most wrong tries per day at codes of one address that were requested from unfamiliar
   * networks.
   */
  maxWrongTriesPerDay?: number;
  /** How long the proof may wait for the step it is for. */
  proofMinutes: number;
  /** Runs in the transaction that accepts the code. */
  onVerified?: (tx: Transaction, row: EmailCode) => Promise<void>;
}

/** A code to mail, in the transaction that stores it. `email` is validated. */
export interface NewCode {
  email: string;
  code: string;
  expiresAt: Date;
}

const codeKeyRules = z.object({ email: emailRule, client: requiredText('challenge', 64) });

/**
 * What proves that a code came back: the proof that `verify` returned, or the client that sent it
 * back.
 */
export type ProofEvidence = { proof: string } | { client: string; agent: string };

/** A claim that an address is verified. */
export type ProofClaim = ProofEvidence & { email: string; purpose: MailedCodePurpose };

/**
 * One-time codes by mail, and the proofs they are exchanged for; both staff and candidates use
 * them.
 */
@Injectable()
export class MailedCodes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly limits: RateLimits,
    private readonly mailLimits: CodeMailLimits,
  ) {}

  /**
   * Creates a code, which replaces the client's earlier one. Above the daily limit the client gets
   * the current code, even if a stranger requested it, and it is mailed again, so that the owner
   * always gets one.
   * @param mail sends it
   * @throws VALIDATION, TOO_MANY_REQUESTS
   */
  async request(
    request: CodeKey,
    address: string,
    limits: CodeLimits,
    mail: (tx: Transaction, code: NewCode) => Promise<unknown>,
  ): Promise<CodeRequest> {
    const key = { ...request, ...validate(codeKeyRules, request) };
    const { email, purpose, client } = key;
    const isNew = await this.mailLimits.admit({ email, purpose, address }, limits);
    const isMailedAgain = !isNew && (await this.mailLimits.admitResend(email, purpose));
    const { isFamiliar = false } = limits;
    const id = randomUUID();
    await this.work.run(async (tx) => {
      await lockCodes(tx, { email, purpose });
      const shared = isNew ? null : await findSharedCodeFor(tx, key);
      const codeId = shared?.codeId ?? id;
      const expiresAt = shared?.expiresAt ?? minutesFromNow(CODE_MINUTES);
      const code = this.digitsOf(codeId);
      const codeHash = this.fingerprint(id, code);
      const isMailed =
        isNew ||
        isMailedAgain ||
        (!shared && (await countCodes(tx.manager, key)).count < MAX_MAILED_PER_DAY);
      await tx.manager.insert(EmailCode, { ...key, id, codeHash, codeId, expiresAt, isFamiliar });
      if (isMailed) await mail(tx, { email, code, expiresAt });
    });
    // The same for a shared code: an earlier expiry would show strangers when the owner has used
    // it.
    const latest = minutesFromNow(CODE_MINUTES);
    return { client, expiresAt: latest, resendAfter: PER_MINUTE.seconds };
  }

  /**
   * Exchanges the right code for a proof.
   * @throws INVALID_CODE, the same for wrong, expired, used and tried too often; TOO_MANY_REQUESTS
   */
  async verify(
    request: CodeKey,
    code: string,
    address: string,
    { checks, maxWrongTriesPerDay = Infinity, proofMinutes, onVerified }: CodeVerification,
  ): Promise<string> {
    const key = { purpose: request.purpose, ...validate(codeKeyRules, request) };
    await this.limits.consume(checks, address);
    if (code.length > MAX_TOKEN_LENGTH) throw userErrors.INVALID_CODE();
    // A wrong try must be committed, so it does not throw in the transaction.
    const proof = await this.work.run(async (tx) => {
      const { manager } = tx;
      await lockCodes(tx, key);
      const row = await manager.findOne(EmailCode, { where: key, order: { createdAt: 'DESC' } });
      if (!row || !isLive(row)) return null;
      const wrongTries = await countWrongTries(manager, row);
      if (wrongTries.ofCode >= MAX_SHARED_WRONG_TRIES) return null;
      if (!row.isFamiliar && wrongTries.ofDay >= maxWrongTriesPerDay) throw tooManyToday();
      if (!isEqual(row.codeHash, this.fingerprint(row.id, code.trim()))) {
        await manager.increment(EmailCode, { id: row.id }, 'wrongTries', 1);
        return null;
      }
      const token = randomToken();
      // Ends the code for the clients that share it: it succeeds once.
      await manager.update(EmailCode, { codeId: row.codeId }, { expiresAt: new Date() });
      await manager.update(EmailCode, row.id, {
        verifiedAt: new Date(),
        proofHash: hashToken(token),
        proofExpiresAt: minutesFromNow(proofMinutes),
      });
      await onVerified?.(tx, row);
      return token;
    });
    if (proof === null) throw userErrors.INVALID_CODE();
    return proof;
  }

  /** @throws EMAIL_NOT_VERIFIED unless the proof is valid for this address and purpose */
  async find(manager: EntityManager, proof: ProofClaim): Promise<EmailCode> {
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
   * Uses a proof up; of two parallel calls, one succeeds. A reset uses up every other proof of its
   * address: whoever has one could replace the new password.
   */
  async spend(tx: Transaction, proof: ProofClaim): Promise<void> {
    const { email, purpose } = proof;
    await lockCodes(tx, proof);
    const { id } = await this.find(tx.manager, proof);
    if (purpose === CodePurpose.RESET_PASSWORD) await this.endProofs(tx, email, purpose);
    else await tx.manager.update(EmailCode, id, { proofSpentAt: new Date() });
  }

  /** Uses up every proof of an address for a purpose. */
  async endProofs(tx: Transaction, email: string, purpose: MailedCodePurpose): Promise<void> {
    // Locked, or a code verified at the same time would leave its proof valid.
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
   * The six digits of a code, derived from its random id by a keyed fingerprint. Only their hash is
   * stored, so that a code can be mailed again, and a copy of the table discloses none.
   */
  private digitsOf(codeId: string): string {
    const random = BigInt(`0x${this.secrets.fingerprint('code', codeId)}`);
    return String(random % 1_000_000n).padStart(6, '0');
  }
}

/**
 * Locks the codes of an address: clients that share one change each other's rows, and count their
 * wrong tries together.
 */
export async function lockCodes(
  tx: Transaction,
  { email, purpose }: Pick<EmailCode, 'email' | 'purpose'>,
): Promise<void> {
  await lockName(tx, `codes of ${email} for ${purpose}`);
}

async function findSharedCodeFor(
  { manager }: Transaction,
  key: CodeKey,
): Promise<SharedCode | null> {
  const [code] = await findSharedCode(manager, {
    ...key,
    expiresAfter: minutesFromNow(MIN_SHARED_MINUTES),
    maxWrongTries: MAX_SHARED_WRONG_TRIES,
  });
  return code ?? null;
}

/** @throws EMAIL_NOT_VERIFIED for text that is too long to be a proof */
function hashOf(proof: string): string {
  if (proof.length > MAX_TOKEN_LENGTH) throw userErrors.EMAIL_NOT_VERIFIED();
  return hashToken(proof);
}

function tooManyToday(): Error {
  const message =
    'Too many wrong codes were typed for this e-mail address today. Use a network that you have logged in from ' +
    'before, or try again tomorrow.';
  const security = { limit: 'code-wrong-tries-day' };
  return coreErrors.TOO_MANY_REQUESTS({ message, retryAfter: DAILY_LIMIT_RETRY_S, security });
}

function isLive(row: EmailCode): boolean {
  return row.verifiedAt === null && row.expiresAt > new Date() && row.wrongTries < MAX_WRONG_TRIES;
}

function minutesFromNow(minutes: number): Date {
  return new Date(Date.now() + minutes * MINUTE_MS);
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
