import { createHash, createHmac, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { LessThan, Repository, type EntityManager } from 'typeorm';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/env.js';
import { deriveKey } from '../core/access/secrets.js';
import type { Viewer } from '../core/access/viewer.js';
import { RecordedCalls } from '../core/database/recorded-calls.port.js';
import { consumePoints } from '../core/http/rate-limits.js';
import { idempotencyErrors } from '../core/idempotency/idempotency.errors.js';
import { currentKeyedCall, type KeyedCall } from '../core/idempotency/keyed-call.js';
import { Scheduled } from '../core/jobs/handlers.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { dropExpiredAnswers, listAppliedParts, tryLockKey } from './idempotency-key.queries.js';
import {
  fromRecorded,
  toRecorded,
  type AnswerContext,
  type RecordedAnswer,
} from './recorded-answer.js';

/** Longer than the staff's pages keep a draft with its key (30 days), so that a key is known as long as it can come. */
const KEEP_KEYS_MS = 35 * 86_400_000;

/**
 * Each call is a row that stays for weeks. It is counted in the memory of each process: the transaction has a connection
 * already. Calls without a key do not count.
 */
const RECORDED = { name: 'recorded-calls', points: 5_000, seconds: 3_600 };

/** A call with a key, as the table has it. */
type RecordedCall = Pick<IdempotencyKey, 'accountId' | 'keyHash' | 'partHash' | 'contentHash'>;

/** Records calls by their Idempotency-Key: their answers for a day, and longer that they were applied. */
@Injectable()
export class RecordedCallsService extends RecordedCalls {
  private readonly limiter = new RateLimiterMemory({
    points: RECORDED.points,
    duration: RECORDED.seconds,
  });

  constructor(
    @InjectRepository(IdempotencyKey) private readonly keys: Repository<IdempotencyKey>,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  override async runOnce<T>(manager: EntityManager, work: () => Promise<T>): Promise<T> {
    const call = findCall();
    if (!call) return work();
    const earlier = await findApplied(manager, call);
    if (earlier) return earlier.value as T;
    if (this.config.RATE_LIMIT === 'on')
      await consumePoints(RECORDED, this.limiter, call.viewer.userId, 1);
    const value = await work();
    const answer = toRecorded({ value }, contextOf(manager, call)) as object;
    await manager.insert(IdempotencyKey, { ...toRow(call), answer });
    return value;
  }

  override isKeyed(): boolean {
    return findCall() !== undefined;
  }

  override callId(): string {
    const call = findCall();
    if (!call) return randomUUID();
    const { accountId, keyHash, partHash } = toRow(call);
    const hash = createHash('sha256')
      .update([accountId, keyHash, partHash].join(' '))
      .digest('hex');
    return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
  }

  override async find(manager: EntityManager): Promise<{ value: unknown } | null> {
    const call = findCall();
    return call ? findApplied(manager, call) : null;
  }

  @Scheduled({ everyMinutes: 60 })
  async removeExpiredKeys(): Promise<void> {
    await dropExpiredAnswers(this.keys.manager);
    await this.keys.delete({ createdAt: LessThan(new Date(Date.now() - KEEP_KEYS_MS)) });
  }
}

interface AccountCall extends KeyedCall {
  viewer: Viewer;
  content: string;
}

/** The current call with a key, if it is one of an account: the calls of the public are not recorded. */
function findCall(): AccountCall | undefined {
  const call = currentKeyedCall();
  const { viewer, content } = call ?? {};
  return call && viewer && content !== undefined ? { ...call, viewer, content } : undefined;
}

/** @throws IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_ANSWER_GONE */
async function findApplied(
  manager: EntityManager,
  call: AccountCall,
): Promise<{ value: unknown } | null> {
  const { accountId, keyHash, partHash, contentHash } = toRow(call);
  const { isLocked } = await tryLockKey(manager, { accountId, keyHash });
  if (!isLocked) throw idempotencyErrors.IDEMPOTENCY_IN_PROGRESS({ retryAfter: 1 });
  const parts = await listAppliedParts(manager, { accountId, keyHash });
  if (parts.some((part) => part.contentHash !== contentHash))
    throw idempotencyErrors.IDEMPOTENCY_KEY_REUSED();
  // Of a request that was applied in part, the rest is not applied later either.
  if (parts.some(({ answer }) => answer === null))
    throw idempotencyErrors.IDEMPOTENCY_KEY_EXPIRED();
  const answer = parts.find((part) => part.partHash === partHash)?.answer;
  if (!answer) return null;
  return (await fromRecorded(answer as RecordedAnswer, contextOf(manager, call))) as {
    value: unknown;
  };
}

function toRow({ viewer, key, part, content }: AccountCall): RecordedCall {
  const hash = (use: string, text: string) =>
    createHmac('sha256', deriveKey(key, use)).update(text).digest('hex');
  return {
    accountId: viewer.userId,
    keyHash: createHash('sha256').update(key).digest('hex'),
    partHash: hash('part', part),
    contentHash: hash('content', content),
  };
}

function contextOf(manager: EntityManager, { key, viewer }: AccountCall): AnswerContext {
  return { manager, instituteId: viewer.instituteId, secretKey: deriveKey(key, 'answer') };
}
