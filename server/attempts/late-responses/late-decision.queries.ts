import { defineRowQuery } from '../../core/database/define-query.js';

/** The effect of a decision. */
export interface DecisionResult {
  /** Late answers whose decision has changed. */
  decided: number;
  /** Their questions, each once. */
  questionIds: string[];
  /** Stored answers that were replaced. */
  written: number;
}

const RESULT_COLUMNS = `(SELECT count(*)::int FROM marked) AS decided,
    (SELECT coalesce(json_agg(DISTINCT question_id), '[]') FROM marked) AS "questionIds"`;

interface Decision {
  attemptId: string;
  ids: readonly string[];
  /** The member of staff who decides. */
  userId: string;
}

/**
 * Accepts late answers of an attempt that the caller has locked, at most one a question: they replace the stored ones.
 *
 * One statement, so that every part reads the state before it. The written answer keeps its lease and
 * sequence, so that every save after a reopening is later. The replaced answer is stored in `replaced`; if it
 * was itself an accepted late answer, it stays in the row of that one instead. That row may contain a later
 * answer by now, because the page sent another one. But no save of the same lease can follow a decision (a
 * reopened attempt gets another lease), so a stored answer with an earlier sequence is the accepted one.
 */
export const acceptLateAnswers = defineRowQuery<Decision, DecisionResult>(`
  WITH chosen AS (
    SELECT k.*, r.response IS DISTINCT FROM k.response AS is_other,
      CASE WHEN r.question_id IS NULL OR EXISTS (SELECT FROM late_responses o
          WHERE o.attempt_id = $attemptId AND o.question_id = k.question_id AND o.epoch = r.epoch
            AND (o.sequence = r.sequence AND o.decision = 'ACCEPTED'
              OR o.sequence > r.sequence AND o.replaced IS NOT NULL))
        THEN k.replaced
        ELSE jsonb_build_object('response', r.response, 'isFlagged', r.is_flagged,
          'epoch', r.epoch, 'sequence', r.sequence, 'savedAt', r.saved_at) END AS before
    FROM late_responses k
    LEFT JOIN responses r ON r.attempt_id = $attemptId AND r.question_id = k.question_id
    WHERE k.attempt_id = $attemptId AND k.id = ANY($ids)
  ), changed AS (
    SELECT * FROM chosen WHERE is_other OR decision IS DISTINCT FROM 'ACCEPTED'
  ), written AS (
    INSERT INTO responses AS r
      (attempt_id, question_id, response, is_flagged, epoch, sequence, saved_at)
    SELECT $attemptId, question_id, response, is_flagged, epoch, sequence, arrived_at
    FROM changed WHERE is_other
    ON CONFLICT (attempt_id, question_id) DO UPDATE SET response = excluded.response,
      is_flagged = excluded.is_flagged, epoch = excluded.epoch, sequence = excluded.sequence,
      saved_at = excluded.saved_at
    RETURNING r.question_id
  ), marked AS (
    UPDATE late_responses k SET decision = 'ACCEPTED', decided_at = now(), decided_by = $userId,
      replaced = CASE WHEN c.is_other THEN c.before ELSE k.replaced END
    FROM changed c WHERE k.id = c.id
    RETURNING k.question_id
  )
  SELECT ${RESULT_COLUMNS},
    (SELECT count(*)::int FROM written) AS written`);

/** Refuses those late answers that have no decision yet. */
export const refuseLateAnswers = defineRowQuery<Decision, DecisionResult>(`
  WITH marked AS (
    UPDATE late_responses SET decision = 'REFUSED', decided_at = now(), decided_by = $userId
    WHERE attempt_id = $attemptId AND id = ANY($ids) AND decision IS NULL
    RETURNING question_id
  )
  SELECT ${RESULT_COLUMNS}, 0 AS written`);
