import type { EntityManager } from 'typeorm';
import type { CachedAttempt } from '../attempt-cache.js';
import { GRACE_SECONDS } from '../attempt.entity.js';

/** An answer as it comes in, checked against its question. */
export interface Entry {
  questionId: string;
  /** Its place in what this lease has saved: of two the higher holds. */
  sequence: number;
  response: object | null;
  isFlagged: boolean;
  /** When it was typed, as the page says. */
  typedAt?: string | undefined;
}

/** What is stored of a question now: that save, or a later one. */
export interface StoredSave {
  questionId: string;
  epoch: number;
  sequence: number;
}

/** The same, with what it says. */
export type StoredAnswer = StoredSave & Pick<Entry, 'response' | 'isFlagged'>;

/** What a save came to. */
export interface Saved {
  /** Of what was written. */
  receipts: StoredSave[];
  savedAt: Date;
  deadlineAt: Date | null;
}

/**
 * One statement, so that nothing can come between the look at the attempt and what is written:
 * whoever submits it or takes it over waits for this, or this sees that they did. Of two saves of one
 * question the higher (epoch, sequence) holds, whichever comes last. Whoever answers a question has seen
 * it, whatever their page says of it: forward-only, what stands before it is closed from then on.
 */
const SAVE = `
  WITH held AS (
    SELECT id, reached FROM attempts
    WHERE id = $1 AND lease_epoch = $2 AND submitted_at IS NULL
      AND (deadline_at IS NULL OR now() <= deadline_at + interval '${GRACE_SECONDS} seconds')
    FOR NO KEY UPDATE
  ), entry AS (
    SELECT * FROM jsonb_to_recordset($4::jsonb) AS e
      ("questionId" uuid, response jsonb, "isFlagged" boolean, sequence int, place int)
  ), touched AS (
    UPDATE attempts a SET last_saved_at = now(), reached = greatest(a.reached, $3,
      (SELECT max(e.place) FROM entry e WHERE e.place >= a.reached))
    FROM held WHERE a.id = held.id
    RETURNING a.deadline_at
  ), stored AS (
    INSERT INTO responses AS r
      (attempt_id, question_id, response, is_flagged, epoch, sequence, saved_at)
    SELECT held.id, e."questionId", e.response, e."isFlagged", $2, e.sequence, now()
    FROM held, entry e
    WHERE e.place >= held.reached
    ON CONFLICT (attempt_id, question_id) DO UPDATE SET response = excluded.response,
      is_flagged = excluded.is_flagged, epoch = excluded.epoch, sequence = excluded.sequence,
      saved_at = excluded.saved_at
    WHERE (r.epoch, r.sequence) < (excluded.epoch, excluded.sequence)
    RETURNING r.question_id, r.epoch, r.sequence
  )
  SELECT now() AS "savedAt", touched.deadline_at AS "deadlineAt",
    (SELECT coalesce(jsonb_agg(jsonb_build_object(
      'questionId', question_id, 'epoch', epoch, 'sequence', sequence)), '[]') FROM stored) AS receipts
  FROM touched`;

/**
 * Stores answers if the attempt takes any under this lease.
 * @param entries one a question
 * @param reached forward-only: the place that is shown now
 * @returns null when it takes none: it has ended, or another lease holds it. Entries without a receipt
 *   come too late: of questions that are closed, or after a later save (see storedSince).
 */
export async function storeResponses(
  manager: EntityManager,
  { id, places }: CachedAttempt,
  epoch: number,
  reached: number,
  entries: readonly Entry[],
): Promise<Saved | null> {
  // What has no order has no end: every question stands where none is closed.
  const placed = entries.map((entry) => ({ ...entry, place: places?.get(entry.questionId) ?? 0 }));
  const values = [id, epoch, places ? reached : 0, JSON.stringify(placed)];
  const [saved] = await manager.query<Saved[]>(SAVE, values);
  return saved ?? null;
}

/** What is stored of these questions that is at least as late as what was sent of them. */
export async function storedSince(
  manager: EntityManager,
  attemptId: string,
  epoch: number,
  entries: readonly Entry[],
): Promise<StoredAnswer[]> {
  return manager.query<StoredAnswer[]>(
    `SELECT r.question_id AS "questionId", r.epoch, r.sequence, r.response,
       r.is_flagged AS "isFlagged"
     FROM responses r JOIN jsonb_to_recordset($3::jsonb) AS e ("questionId" uuid, sequence int)
       ON r.question_id = e."questionId"
     WHERE r.attempt_id = $1 AND (r.epoch, r.sequence) >= ($2, e.sequence)`,
    [attemptId, epoch, JSON.stringify(entries)],
  );
}
