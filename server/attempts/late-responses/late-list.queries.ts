import { defineQuery } from '../../core/database/define-query.js';
import { SUBMITTED } from '../attempt.queries.js';
import type { LateResponse } from '../responses/late-response.entity.js';

/** A late answer as staff see it. */
export interface ListedLateAnswer extends Omit<LateResponse, 'attemptId' | 'quizId' | 'decidedBy'> {
  /** First and last name of the member of staff; null without a decision, or if the account is gone. */
  decidedBy: string | null;
  /** Whether the stored answer to its question is the same. */
  isStored: boolean;
  /** Whether the question was answered under a later lease after this one was typed. */
  isAnsweredAgain: boolean;
}

const STORED_RESPONSE =
  'responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id';

/**
 * The stored answer was saved under a later lease, after the late one was typed. Usually the candidate went
 * on elsewhere and edited the same answer. It is computed from times and leases on each read, so that saves
 * and take-overs pay nothing for it. Answers typed later, by a page that had lost its lease, do not count.
 * An answer without a time counts as typed when it arrived.
 */
const ANSWERED_AGAIN =
  'coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)';

/**
 * The late answer `k` has no decision, differs from the stored answer `r`, and was not answered again.
 */
export const IS_WAITING = `k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT ${ANSWERED_AGAIN}`;

/** The source of late answers `k` with their attempts `a` and the stored answers `r`, for a FROM clause. */
export const LATE_ANSWERS = `late_responses k JOIN attempts a ON a.id = k.attempt_id
  LEFT JOIN ${STORED_RESPONSE}`;

/** Number of late answers of the attempt `a` that wait for a decision. */
export const LATE_COUNT = `(SELECT count(*)::int FROM late_responses k LEFT JOIN ${STORED_RESPONSE}
  WHERE k.attempt_id = a.id AND ${IS_WAITING})`;

/** When a late answer of the attempt `a` last came or was decided on; null without one. */
export const LATE_CHANGED_AT = `(SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
  WHERE k.attempt_id = a.id)`;

/**
 * What the lobby shows: the number of questions whose late answer waits, was accepted, or was only refused.
 * Null while the attempt `a` runs, and for previews.
 */
export const LATE_OUTCOME = `CASE WHEN ${SUBMITTED} THEN
  (SELECT json_build_object(
     'waiting', count(*) FILTER (WHERE waits),
     'accepted', count(*) FILTER (WHERE accepted),
     'refused', count(*) FILTER (WHERE refused AND NOT accepted))
   FROM (
     SELECT bool_or(${IS_WAITING}) AS waits, coalesce(bool_or(k.decision = 'ACCEPTED'), false) AS accepted,
       coalesce(bool_or(k.decision = 'REFUSED'), false) AS refused
     FROM late_responses k LEFT JOIN ${STORED_RESPONSE} WHERE k.attempt_id = a.id GROUP BY k.question_id
   ) question) END`;

/** The attempts at the quiz `$quizId` with late answers that wait for a decision. */
export const LATE_ATTEMPTS_OF_QUIZ = `(SELECT k.attempt_id FROM late_responses k LEFT JOIN ${STORED_RESPONSE}
  WHERE k.quiz_id = $quizId AND ${IS_WAITING})`;

/**
 * SQL of the number that waits in all submitted attempts of a quiz. Running attempts and previews do not count.
 * @param quizId SQL of the id of the quiz
 */
export const lateCountSql = (quizId: string): string =>
  `(SELECT count(*)::int FROM ${LATE_ANSWERS} WHERE k.quiz_id = ${quizId} AND ${IS_WAITING} AND ${SUBMITTED})`;

/** Lists all late answers of an attempt, the earliest lease first. */
export const listLateAnswers = defineQuery<{ attemptId: string }, ListedLateAnswer>(`
  SELECT k.id, k.question_id AS "questionId", k.epoch, k.sequence, k.response,
    k.is_flagged AS "isFlagged", k.typed_at AS "typedAt", k.arrived_at AS "arrivedAt", k.cause,
    k.decision, k.decided_at AS "decidedAt", u.first_name || ' ' || u.last_name AS "decidedBy",
    k.replaced, k.response IS NOT DISTINCT FROM r.response AS "isStored",
    ${ANSWERED_AGAIN} AS "isAnsweredAgain"
  FROM late_responses k LEFT JOIN ${STORED_RESPONSE} LEFT JOIN users u ON u.id = k.decided_by
  WHERE k.attempt_id = $attemptId ORDER BY k.epoch, k.question_id`);
