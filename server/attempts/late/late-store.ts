import type { EntityManager } from 'typeorm';
import type { HeldAttempt } from '../held-attempts.js';
import type { Entry } from '../response-store.js';
import type { SettledAnswer } from './late.shapes.js';

/** An answer that came too late, with the lease it was typed under. */
export interface LateEntry extends Entry {
  epoch: number;
}

/** What an attempt keeps aside at most: more than twice the longest paper, and as many bytes of texts. */
const MOST_KEPT = 3_000;
const MOST_BYTES = 16 * 1024 * 1024;

/** Whether a held attempt takes answers of this lease: it runs, and the lease is its own. */
export function takes(attempt: HeldAttempt, epoch: number): boolean {
  return !attempt.submittedAt && !attempt.isOver && attempt.leaseEpoch === epoch;
}

/**
 * One statement that compares with what is stored: what says the same is not kept, unless something else
 * of its lease is, which it then replaces. Nothing writes answers meanwhile: whoever does holds the
 * attempt first. What a decision replaced was stored, too. Of two the higher sequence holds; a decision
 * stands as long as the answer is the same.
 */
const KEEP = `
  WITH entry AS (
    SELECT * FROM jsonb_to_recordset($2::jsonb) AS e ("questionId" uuid, epoch int, sequence int,
      response jsonb, "isFlagged" boolean, "typedAt" timestamptz)
  ), compared AS (
    SELECT e.*, r.response IS NOT DISTINCT FROM e.response
      OR coalesce(r.epoch = e.epoch AND r.sequence >= e.sequence, false)
      OR EXISTS (SELECT FROM late_responses l
        WHERE l.attempt_id = $1 AND l.question_id = e."questionId"
          AND (l.replaced ->> 'epoch')::int = e.epoch
          AND (l.replaced ->> 'sequence')::int >= e.sequence) AS "isStored"
    FROM entry e
    LEFT JOIN responses r ON r.attempt_id = $1 AND r.question_id = e."questionId"
  ), kept AS (
    INSERT INTO late_responses AS l (attempt_id, quiz_id, question_id, epoch, sequence, response, is_flagged,
      typed_at, arrived_at, cause)
    SELECT $1, $4, c."questionId", c.epoch, c.sequence, c.response, c."isFlagged",
      CASE WHEN c."typedAt" > now() THEN now() ELSE c."typedAt" END, now(),
      CASE WHEN c.epoch < $3 THEN 'TAKEN_OVER' ELSE 'ENDED' END
    FROM compared c
    WHERE NOT c."isStored" OR EXISTS (SELECT FROM late_responses k
      WHERE k.attempt_id = $1 AND k.question_id = c."questionId" AND k.epoch = c.epoch)
    ON CONFLICT (attempt_id, question_id, epoch) DO UPDATE SET sequence = excluded.sequence,
      response = excluded.response, is_flagged = excluded.is_flagged, typed_at = excluded.typed_at,
      arrived_at = excluded.arrived_at, cause = excluded.cause,
      decision = CASE WHEN l.response IS NOT DISTINCT FROM excluded.response THEN l.decision END,
      decided_at = CASE WHEN l.response IS NOT DISTINCT FROM excluded.response THEN l.decided_at END,
      decided_by = CASE WHEN l.response IS NOT DISTINCT FROM excluded.response THEN l.decided_by END
    WHERE l.sequence < excluded.sequence
  )
  SELECT "questionId", epoch, sequence, CASE WHEN "isStored" THEN 'STORED' ELSE 'KEPT' END AS outcome
  FROM compared`;

/**
 * Keeps answers aside that an attempt takes no more.
 * @param attempt held by the transaction; it takes none of them
 * @param entries one a question and lease; of leases that it has or had
 * @returns what became of each; null, and nothing is kept, where too much is kept of it already
 */
export async function keepAside(
  manager: EntityManager,
  attempt: HeldAttempt,
  entries: readonly LateEntry[],
): Promise<SettledAnswer['settled'] | null> {
  if (entries.length === 0) return [];
  const [room] = await manager.query<[{ hasRoom: boolean }]>(
    `SELECT count(*) < $2 AND coalesce(sum(pg_column_size(response)), 0) < $3 AS "hasRoom"
     FROM late_responses WHERE attempt_id = $1`,
    [attempt.id, MOST_KEPT, MOST_BYTES],
  );
  if (!room.hasRoom) return null;
  const values = [attempt.id, JSON.stringify(entries), attempt.leaseEpoch, attempt.quizId];
  return manager.query<SettledAnswer['settled']>(KEEP, values);
}

/**
 * The same for answers of a save or a submission that is refused: what the attempt would take, or has
 * never had a lease for, is left to the page to send again.
 */
export async function keepRefused(
  manager: EntityManager,
  attempt: HeldAttempt,
  epoch: number,
  entries: readonly Entry[],
): Promise<void> {
  if (takes(attempt, epoch) || epoch > attempt.leaseEpoch) return;
  await keepAside(
    manager,
    attempt,
    entries.map((entry) => ({ ...entry, epoch })),
  );
}
