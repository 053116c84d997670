import { defineCommand, defineQuery, defineRowQuery } from '../core/database/define-query.js';
import type { IdempotencyKey } from './idempotency-key.entity.js';

/** Locks a key of an account until the transaction ends, unless another transaction has it. */
export const tryLockKey = defineRowQuery<
  { accountId: string; keyHash: string },
  { isLocked: boolean }
>(`
  SELECT pg_try_advisory_xact_lock(hashtextextended($accountId::text || $keyHash::text, 24)) AS "isLocked"`);

/** The parts of a request that were applied with a key. */
export const listAppliedParts = defineQuery<
  { accountId: string; keyHash: string },
  Pick<IdempotencyKey, 'partHash' | 'contentHash' | 'answer'>
>(`
  SELECT part_hash AS "partHash", content_hash AS "contentHash",
    CASE WHEN created_at > now() - interval '1 day' THEN answer END AS answer
  FROM idempotency_keys WHERE account_id = $accountId AND key_hash = $keyHash`);

/** Removes the answers that have expired. */
export const dropExpiredAnswers = defineCommand<object>(`
  UPDATE idempotency_keys SET answer = NULL
  WHERE answer IS NOT NULL AND created_at <= now() - interval '1 day'`);
