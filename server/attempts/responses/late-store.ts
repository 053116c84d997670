import type { EntityManager } from 'typeorm';
import type { LockedAttempt } from '../locked-attempts.js';
import type { Entry, StoredAnswer } from './response-store.js';
import { saveHash } from './save-hash.js';
import type { SettledAnswer } from './late.schema.js';

/** An answer that came too late, with the lease it was typed under. */
export interface LateEntry extends Entry {
  epoch: number;
}

/** What an attempt keeps aside at most: more than twice the longest paper, and as many bytes of texts. */
const MAX_KEPT = 3_000;
const MAX_BYTES = 16 * 1024 * 1024;

/** Whether a held attempt takes answers of this lease: it runs, and the lease is its own. */
export function takes(attempt: LockedAttempt, epoch: number): boolean {
  return !attempt.submittedAt && !attempt.isOver && attempt.leaseEpoch === epoch;
}

/** What a row holds of a question, as JSON. `replaced` of a late answer has the same fields. */
const holding = (row: string): string =>
  `jsonb_build_object('epoch', ${row}.epoch, 'sequence', ${row}.sequence, 'response', ${row}.response,
    'isFlagged', ${row}.is_flagged)`;

/**
 * One statement that compares with what is stored: what says the same is not kept, unless something else
 * of its lease is, which it then replaces. Nothing writes answers meanwhile: whoever does holds the
 * attempt first. What a decision replaced was stored, too. Of two the higher sequence holds; a decision
 * stands as long as the answer is the same. Room is asked for, and bytes are counted, only where something
 * is to be kept that is not: whoever sends again what is settled is told so by a full attempt, too.
 */
const KEEP = `
  WITH entry AS (
    SELECT * FROM ROWS FROM (
      jsonb_to_recordset($2::jsonb) AS ("questionId" uuid, epoch int, sequence int, response jsonb,
        "isFlagged" boolean, "typedAt" timestamptz)
    ) WITH ORDINALITY AS e ("questionId", epoch, sequence, response, "isFlagged", "typedAt", place)
  ), compared AS (
    SELECT e.*, k.id IS NOT NULL AS "isOfKept", coalesce(k.sequence >= e.sequence, false) AS "isKept",
      CASE WHEN k.id IS NOT NULL THEN ${holding('k')} END AS kept,
      CASE WHEN r.question_id IS NOT NULL THEN ${holding('r')} END AS stored,
      r.response IS NOT DISTINCT FROM e.response
        OR coalesce(r.epoch = e.epoch AND r.sequence >= e.sequence, false) AS "isInPlace",
      (SELECT l.replaced FROM late_responses l
        WHERE l.attempt_id = $1 AND l.question_id = e."questionId"
          AND (l.replaced ->> 'epoch')::int = e.epoch
          AND (l.replaced ->> 'sequence')::int >= e.sequence LIMIT 1) AS replaced
    FROM entry e
    LEFT JOIN responses r ON r.attempt_id = $1 AND r.question_id = e."questionId"
    LEFT JOIN late_responses k
      ON k.attempt_id = $1 AND k.question_id = e."questionId" AND k.epoch = e.epoch
  ), told AS (
    SELECT *, "isInPlace" OR replaced IS NOT NULL AS "isStored" FROM compared
  ), room AS (
    SELECT NOT EXISTS (SELECT FROM told WHERE NOT "isStored" AND NOT "isKept")
      OR (SELECT count(*) < ${MAX_KEPT}
            AND coalesce(sum(octet_length(response::text)), 0) < ${MAX_BYTES}
          FROM late_responses WHERE attempt_id = $1) AS "hasRoom"
  ), written AS (
    INSERT INTO late_responses AS l (attempt_id, quiz_id, question_id, epoch, sequence, response, is_flagged,
      typed_at, arrived_at, cause)
    SELECT $1, $4, t."questionId", t.epoch, t.sequence, t.response, t."isFlagged",
      CASE WHEN t."typedAt" > now() THEN now() ELSE t."typedAt" END, now(),
      CASE WHEN t.epoch < $3 THEN 'TAKEN_OVER' ELSE 'ENDED' END
    FROM told t, room WHERE room."hasRoom" AND (NOT t."isStored" OR t."isOfKept")
    ON CONFLICT (attempt_id, question_id, epoch) DO UPDATE SET sequence = excluded.sequence,
      response = excluded.response, is_flagged = excluded.is_flagged, typed_at = excluded.typed_at,
      arrived_at = excluded.arrived_at, cause = excluded.cause,
      decision = CASE WHEN l.response IS NOT DISTINCT FROM excluded.response THEN l.decision END,
      decided_at = CASE WHEN l.response IS NOT DISTINCT FROM excluded.response THEN l.decided_at END,
      decided_by = CASE WHEN l.response IS NOT DISTINCT FROM excluded.response THEN l.decided_by END
    WHERE l.sequence < excluded.sequence
    RETURNING l.question_id, l.epoch, ${holding('l')} AS kept
  )
  SELECT t."questionId", t.epoch, t.sequence,
    CASE WHEN t."isStored" THEN 'STORED' ELSE 'KEPT' END AS outcome,
    CASE WHEN t."isInPlace" THEN t.stored WHEN t."isStored" THEN t.replaced
      ELSE coalesce(w.kept, t.kept) END AS held
  FROM room, told t LEFT JOIN written w ON w.question_id = t."questionId" AND w.epoch = t.epoch
  WHERE room."hasRoom" ORDER BY t.place`;

type Settled = SettledAnswer['settled'][number];

/** What became of an entry; null where nothing is stored, and the entry says just that. */
interface SettledRow extends Omit<Settled, 'held' | 'hash'> {
  held: Omit<StoredAnswer, 'questionId'> | null;
}

/**
 * Keeps answers aside that an attempt takes no more.
 * @param attempt held by the transaction; it takes none of them
 * @param entries one a question and lease; of leases that it has or had
 * @returns what became of each; null, and nothing is kept, where something is to be and too much is kept
 *   of it already
 */
export async function storeLate(
  manager: EntityManager,
  attempt: LockedAttempt,
  entries: readonly LateEntry[],
): Promise<Settled[] | null> {
  if (entries.length === 0) return [];
  const values = [attempt.id, JSON.stringify(entries), attempt.leaseEpoch, attempt.quizId];
  const rows = await manager.query<SettledRow[]>(KEEP, values);
  if (rows.length === 0) return null;
  return rows.map(({ held, ...row }) => ({
    ...row,
    held: held && { epoch: held.epoch, sequence: held.sequence },
    hash: held && saveHash(attempt.id, { ...held, questionId: row.questionId }),
  }));
}

/**
 * The same for answers of a save or a submission that is refused: what the attempt would take, or has
 * never had a lease for, is left to the page to send again.
 */
export async function storeRefused(
  manager: EntityManager,
  attempt: LockedAttempt,
  epoch: number,
  entries: readonly Entry[],
): Promise<void> {
  if (takes(attempt, epoch) || epoch > attempt.leaseEpoch) return;
  await storeLate(
    manager,
    attempt,
    entries.map((entry) => ({ ...entry, epoch })),
  );
}
