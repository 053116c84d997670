-- From server/idempotency/idempotency-key.queries.ts.

-- tryLockKey: $1 accountId, $2 keyHash
SELECT pg_try_advisory_xact_lock(hashtextextended($1::text || $2::text, 24)) AS "isLocked";

-- listAppliedParts: $1 accountId, $2 keyHash
SELECT part_hash AS "partHash", content_hash AS "contentHash",
  CASE WHEN created_at > now() - interval '1 day' THEN answer END AS answer
FROM idempotency_keys WHERE account_id = $1 AND key_hash = $2;

-- dropExpiredAnswers
UPDATE idempotency_keys SET answer = NULL
WHERE answer IS NOT NULL AND created_at <= now() - interval '1 day';
