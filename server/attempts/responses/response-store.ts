import type { EntityManager } from 'typeorm';
import type { CachedAttempt } from '../attempt-cache.js';
import { GRACE_SECONDS } from '../attempt.entity.js';

/** A received answer, validated against its question. */
export interface Entry {
  questionId: string;
  /** Counts the saves of this lease: of two the higher wins. */
  sequence: number;
  response: object | null;
  isFlagged: boolean;
  /** When it was typed, by the page's clock. */
  typedAt?: string | undefined;
}

/** The save of a question that is stored now. */
export interface StoredSave {
  questionId: string;
  epoch: number;
  sequence: number;
}

/** The same, with its content. */
export type StoredAnswer = StoredSave & Pick<Entry, 'response' | 'isFlagged'>;

/** The result of a save. */
export interface SaveResult {
  /** The answers that were written. */
  receipts: StoredSave[];
  savedAt: Date;
  deadlineAt: Date | null;
}

/**
 * One statement, so that nothing happens between the check of the attempt and the write: a submission or a
 * take-over waits for it, or it sees their effect. Of two saves of one question the higher (epoch, sequence)
 * wins, whichever arrives last. A candidate who answers a question has seen it, whatever `reached` says: in
 * forward-only exams an answer closes all questions before its own.
 */
const SAVE = `
  WITH locked AS (
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
    FROM locked WHERE a.id = locked.id
    RETURNING a.deadline_at
  ), stored AS (
    INSERT INTO responses AS r
      (attempt_id, question_id, response, is_flagged, epoch, sequence, saved_at)
    SELECT locked.id, e."questionId", e.response, e."isFlagged", $2, e.sequence, now()
    FROM locked, entry e
    WHERE e.place >= locked.reached
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
 * Stores answers if the attempt accepts saves under this lease.
 * @param reached forward-only: the position that is shown now
 * @param entries one a question
 * @returns null if the attempt has ended or has another lease. Entries without a receipt were not written:
 *   their question is closed, or a later save is stored (see storedSince).
 */
export async function storeResponses(
  manager: EntityManager,
  { id, places }: CachedAttempt,
  epoch: number,
  reached: number,
  entries: readonly Entry[],
): Promise<SaveResult | null> {
  // Without forward-only no question is ever closed: all have position 0.
  const placed = entries.map((entry) => ({ ...entry, place: places?.get(entry.questionId) ?? 0 }));
  const values = [id, epoch, places ? reached : 0, JSON.stringify(placed)];
  const [saved] = await manager.query<SaveResult[]>(SAVE, values);
  return saved ?? null;
}

/** Reads the stored answers to these questions that are at least as late as the entries. */
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
