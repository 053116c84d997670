import type { EntityManager } from 'typeorm';
import { SUBMITTED } from '../submitted.js';
import type { LateResponse } from '../responses/late-response.entity.js';

/** A late answer as staff look at it. */
export interface ListedLate extends Omit<LateResponse, 'attemptId' | 'quizId' | 'decidedBy'> {
  /** First and last name; null while nobody has, and for whoever is gone. */
  decidedBy: string | null;
  /** Whether what is stored of its question says the same. */
  isStored: boolean;
  /** Whether its question was answered under a later lease after it was typed. */
  isAnsweredAgain: boolean;
}

const STORED = 'responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id';

/**
 * What is stored was saved under a later lease, and after this was typed. Mostly it is what this became: a
 * learner who goes on where they were takes along what was typed there, and it is kept aside from before.
 * Two times and two leases tell so at every look, so that neither a save nor a take-over pays for it; what
 * was typed on and on by a page that had lost the attempt stays apart. Where a page says no time, it was
 * typed before it came.
 */
const ANSWERED_AGAIN =
  'coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)';

/**
 * Nobody has decided on it, it says something else than what is stored, and that is not what its learner
 * made of it since. `k` is its row, `r` that.
 */
const WAITS = `k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT ${ANSWERED_AGAIN}`;

/** How many late answers of an attempt wait for a decision; `a` is its row. */
export const LATE_COUNT = `(SELECT count(*)::int FROM late_responses k LEFT JOIN ${STORED}
  WHERE k.attempt_id = a.id AND ${WAITS})`;

/**
 * What its learner is told: of how many questions a late answer waits, was accepted, or was only refused.
 * Null while the attempt `a` runs, and of a preview, which nobody decides on.
 */
export const LATE_TOLD = `CASE WHEN ${SUBMITTED} THEN
  (SELECT json_build_object(
     'waiting', count(*) FILTER (WHERE waits),
     'accepted', count(*) FILTER (WHERE accepted),
     'refused', count(*) FILTER (WHERE refused AND NOT accepted))
   FROM (
     SELECT bool_or(${WAITS}) AS waits, coalesce(bool_or(k.decision = 'ACCEPTED'), false) AS accepted,
       coalesce(bool_or(k.decision = 'REFUSED'), false) AS refused
     FROM late_responses k LEFT JOIN ${STORED} WHERE k.attempt_id = a.id GROUP BY k.question_id
   ) question) END`;

/** The attempts at the quiz `$1` of which late answers wait for a decision. */
export const LATE_ATTEMPTS_OF_QUIZ = `(SELECT k.attempt_id FROM late_responses k LEFT JOIN ${STORED}
  WHERE k.quiz_id = $1 AND ${WAITS})`;

/** How many wait in all submitted attempts of the quiz `$1`, previews aside: those that run cannot be decided. */
export const LATE_COUNT_OF_QUIZ = `(SELECT count(*)::int
  FROM late_responses k JOIN attempts a ON a.id = k.attempt_id LEFT JOIN ${STORED}
  WHERE k.quiz_id = $1 AND ${WAITS} AND ${SUBMITTED})`;

/** All late answers of an attempt, the earliest lease first. */
export async function lateAnswersOf(
  manager: EntityManager,
  attemptId: string,
): Promise<ListedLate[]> {
  return manager.query<ListedLate[]>(
    `SELECT k.id, k.question_id AS "questionId", k.epoch, k.sequence, k.response,
       k.is_flagged AS "isFlagged", k.typed_at AS "typedAt", k.arrived_at AS "arrivedAt", k.cause,
       k.decision, k.decided_at AS "decidedAt", u.first_name || ' ' || u.last_name AS "decidedBy",
       k.replaced, k.response IS NOT DISTINCT FROM r.response AS "isStored",
       ${ANSWERED_AGAIN} AS "isAnsweredAgain"
     FROM late_responses k LEFT JOIN ${STORED} LEFT JOIN users u ON u.id = k.decided_by
     WHERE k.attempt_id = $1 ORDER BY k.epoch, k.question_id`,
    [attemptId],
  );
}
