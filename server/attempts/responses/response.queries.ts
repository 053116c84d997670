import { defineQuery } from '../../core/database/define-query.js';
import { GRACE_SECONDS } from '../attempt.entity.js';
import { clockSql } from '../attempt.queries.js';
import type { Sitting } from '../attempt.schema.js';
import type { Response } from './response.entity.js';

/** A character that `String.prototype.trim` leaves, as a regular expression of PostgreSQL. */
const NO_BLANK = String.raw`[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]`;

/**
 * Condition: the response `r` is an answer. For counts over many attempts: it says what the kinds say (`isAnswer`) of
 * free text, and takes everything else for an answer.
 */
export const HAS_ANSWER = `r.response IS NOT NULL AND coalesce(r.response->>'text', '-') ~ '${NO_BLANK}'`;

/** The save of a question that is stored now. */
export interface StoredSave {
  questionId: string;
  epoch: number;
  sequence: number;
}

/** The same, with its content. */
export type StoredAnswer = StoredSave & Pick<Response, 'response' | 'isFlagged'>;

/** The result of a save. */
export interface SaveResult {
  /** The answers that were written. */
  receipts: StoredSave[];
  savedAt: Date;
  deadlineAt: Date | null;
  pausedAt: Date | null;
}

/**
 * Stores answers if the attempt accepts saves under this lease; no row if it has ended or has another lease.
 *
 * One statement, so that nothing happens between the check of the attempt and the write: a submission or a
 * take-over waits for it, or it sees their effect. Of two saves of one question the higher (epoch, sequence)
 * wins, whichever arrives last. A candidate who answers a question has seen it, whatever `reached` says: in
 * forward-only exams an answer closes all questions before its own. In a pause nobody goes on to a question without
 * answering it: so nobody gets to read the rest of the paper while the clock stands.
 */
export const saveResponses = defineQuery<
  {
    attemptId: string;
    epoch: number;
    reached: number;
    /** The position that is shown; null: not said. */
    place: number | null;
    /** JSON of an array: `questionId`, `response`, `isFlagged`, `sequence`, and `place`, its position in the paper. */
    entries: string;
  },
  SaveResult
>(`
  WITH locked AS (
    SELECT id, reached FROM attempts
    WHERE id = $attemptId AND lease_epoch = $epoch AND submitted_at IS NULL
      AND (deadline_at IS NULL OR ${clockSql('attempts')} <= deadline_at + interval '${GRACE_SECONDS} seconds')
    FOR NO KEY UPDATE
  ), entry AS (
    SELECT * FROM jsonb_to_recordset($entries::jsonb) AS e
      ("questionId" uuid, response jsonb, "isFlagged" boolean, sequence int, place int)
  ), touched AS (
    UPDATE attempts a SET last_saved_at = now(), reached = greatest(a.reached,
      CASE WHEN a.paused_at IS NULL THEN $reached ELSE 0 END,
      (SELECT max(e.place) FROM entry e WHERE e.place >= a.reached)),
      place = coalesce($place::int, a.place)
    FROM locked WHERE a.id = locked.id
    RETURNING a.deadline_at, a.paused_at
  ), stored AS (
    INSERT INTO responses AS r
      (attempt_id, question_id, response, is_flagged, epoch, sequence, saved_at)
    SELECT locked.id, e."questionId", e.response, e."isFlagged", $epoch, e.sequence, now()
    FROM locked, entry e
    WHERE e.place >= locked.reached
    ON CONFLICT (attempt_id, question_id) DO UPDATE SET response = excluded.response,
      is_flagged = excluded.is_flagged, epoch = excluded.epoch, sequence = excluded.sequence,
      saved_at = excluded.saved_at
    WHERE (r.epoch, r.sequence) < (excluded.epoch, excluded.sequence)
    RETURNING r.question_id, r.epoch, r.sequence
  )
  SELECT now() AS "savedAt", touched.deadline_at AS "deadlineAt", touched.paused_at AS "pausedAt",
    (SELECT coalesce(jsonb_agg(jsonb_build_object(
      'questionId', question_id, 'epoch', epoch, 'sequence', sequence)), '[]') FROM stored) AS receipts
  FROM touched`);

/**
 * Lists the stored answers to questions that are at least as late as `$entries`, a JSON array of `questionId` and
 * `sequence`.
 */
export const listStoredSince = defineQuery<
  { attemptId: string; epoch: number; entries: string },
  StoredAnswer
>(`
  SELECT r.question_id AS "questionId", r.epoch, r.sequence, r.response,
    r.is_flagged AS "isFlagged"
  FROM responses r JOIN jsonb_to_recordset($entries::jsonb) AS e ("questionId" uuid, sequence int)
    ON r.question_id = e."questionId"
  WHERE r.attempt_id = $attemptId AND (r.epoch, r.sequence) >= ($epoch, e.sequence)`);

type ShownResponse = Sitting['responses'][number];

/** Lists the saved answers of an attempt by question id, as its candidate sees them. */
export const listSavedResponses = defineQuery<
  { attemptId: string },
  Omit<ShownResponse, 'savedAt'> & { savedAt: Date }
>(`
  SELECT question_id AS "questionId", response, is_flagged AS "isFlagged", epoch, sequence,
    saved_at AS "savedAt"
  FROM responses WHERE attempt_id = $attemptId ORDER BY question_id`);
