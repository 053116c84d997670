import { defineQuery } from '../../core/database/define-query.js';
import type { SettledAnswer } from './late.schema.js';
import type { StoredAnswer } from './response.queries.js';

/** Late answers that an attempt stores at most: more than twice the longest paper. */
const MAX_LATE_ANSWERS = 3_000;
/** Bytes of their texts. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The outcome of an entry. */
interface SettledRow extends Omit<SettledAnswer['settled'][number], 'held' | 'hash'> {
  /** The stored answer; null if nothing is stored and the entry is empty as well. */
  answer: Omit<StoredAnswer, 'questionId'> | null;
}

/** The answer in a row as JSON. `replaced` of a late answer has the same fields. */
const rowAsJson = (row: string): string =>
  `jsonb_build_object('epoch', ${row}.epoch, 'sequence', ${row}.sequence, 'response', ${row}.response,
    'isFlagged', ${row}.is_flagged)`;

/**
 * Stores answers that an attempt no longer accepts as late, and returns the outcome of each in their order; no row, and
 * nothing stored, if the attempt has reached its limits.
 *
 * One statement, which compares each answer with the stored ones. An answer that is stored already is not
 * stored as late, unless it replaces another late answer of its lease. An answer that a decision has replaced
 * counts as stored. No other statement writes answers meanwhile, because writers lock the attempt first. Of
 * two late answers the higher sequence wins; a decision stays valid as long as the answer is the same. The
 * limits are checked only if something new must be stored, so that a page that repeats settled answers gets
 * the same result from an attempt that has reached its limits.
 */
export const storeLateResponses = defineQuery<
  {
    attemptId: string;
    quizId: string;
    /** The attempt's current lease. */
    leaseEpoch: number;
    /** JSON of an array: `questionId`, `epoch`, `sequence`, `response`, `isFlagged`, `typedAt`. */
    entries: string;
  },
  SettledRow
>(`
  WITH entry AS (
    SELECT * FROM ROWS FROM (
      jsonb_to_recordset($entries::jsonb) AS ("questionId" uuid, epoch int, sequence int, response jsonb,
        "isFlagged" boolean, "typedAt" timestamptz)
    ) WITH ORDINALITY AS e ("questionId", epoch, sequence, response, "isFlagged", "typedAt", place)
  ), compared AS (
    SELECT e.*, k.id IS NOT NULL AS "hasLate", coalesce(k.sequence >= e.sequence, false) AS "isLate",
      CASE WHEN k.id IS NOT NULL THEN ${rowAsJson('k')} END AS late,
      CASE WHEN r.question_id IS NOT NULL THEN ${rowAsJson('r')} END AS stored,
      r.response IS NOT DISTINCT FROM e.response
        OR coalesce(r.epoch = e.epoch AND r.sequence >= e.sequence, false) AS "isInPlace",
      (SELECT l.replaced FROM late_responses l
        WHERE l.attempt_id = $attemptId AND l.question_id = e."questionId"
          AND (l.replaced ->> 'epoch')::int = e.epoch
          AND (l.replaced ->> 'sequence')::int >= e.sequence LIMIT 1) AS replaced
    FROM entry e
    LEFT JOIN responses r ON r.attempt_id = $attemptId AND r.question_id = e."questionId"
    LEFT JOIN late_responses k
      ON k.attempt_id = $attemptId AND k.question_id = e."questionId" AND k.epoch = e.epoch
  ), checked AS (
    SELECT *, "isInPlace" OR replaced IS NOT NULL AS "isStored" FROM compared
  ), capacity AS (
    SELECT NOT EXISTS (SELECT FROM checked WHERE NOT "isStored" AND NOT "isLate")
      OR (SELECT count(*) < ${MAX_LATE_ANSWERS}
            AND coalesce(sum(octet_length(response::text)), 0) < ${MAX_BYTES}
          FROM late_responses WHERE attempt_id = $attemptId) AS "isEnough"
  ), written AS (
    INSERT INTO late_responses AS l (attempt_id, quiz_id, question_id, epoch, sequence, response, is_flagged,
      typed_at, arrived_at, cause)
    SELECT $attemptId, $quizId, t."questionId", t.epoch, t.sequence, t.response, t."isFlagged",
      CASE WHEN t."typedAt" > now() THEN now() ELSE t."typedAt" END, now(),
      CASE WHEN t.epoch < $leaseEpoch THEN 'TAKEN_OVER' ELSE 'ENDED' END
    FROM checked t, capacity WHERE capacity."isEnough" AND (NOT t."isStored" OR t."hasLate")
    ON CONFLICT (attempt_id, question_id, epoch) DO UPDATE SET sequence = excluded.sequence,
      response = excluded.response, is_flagged = excluded.is_flagged, typed_at = excluded.typed_at,
      arrived_at = excluded.arrived_at, cause = excluded.cause,
      decision = CASE WHEN l.response IS NOT DISTINCT FROM excluded.response THEN l.decision END,
      decided_at = CASE WHEN l.response IS NOT DISTINCT FROM excluded.response THEN l.decided_at END,
      decided_by = CASE WHEN l.response IS NOT DISTINCT FROM excluded.response THEN l.decided_by END
    WHERE l.sequence < excluded.sequence
    RETURNING l.question_id, l.epoch, ${rowAsJson('l')} AS late
  )
  SELECT t."questionId", t.epoch, t.sequence,
    CASE WHEN t."isStored" THEN 'STORED' ELSE 'KEPT' END AS outcome,
    CASE WHEN t."isInPlace" THEN t.stored WHEN t."isStored" THEN t.replaced
      ELSE coalesce(w.late, t.late) END AS answer
  FROM capacity, checked t LEFT JOIN written w ON w.question_id = t."questionId" AND w.epoch = t.epoch
  WHERE capacity."isEnough" ORDER BY t.place`);
