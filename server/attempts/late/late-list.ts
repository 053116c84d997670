import type { EntityManager } from 'typeorm';
import type { LateResponse } from './late-response.entity.js';

/** A late answer as staff look at it. */
export interface ListedLate extends Omit<LateResponse, 'attemptId' | 'quizId' | 'decidedBy'> {
  /** First and last name; null while nobody has, and for whoever is gone. */
  decidedBy: string | null;
  /** Whether what is stored of its question says the same. */
  isStored: boolean;
}

const STORED = 'responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id';

/** Nobody has decided on it, and it says something else than what is stored. `k` is its row, `r` that. */
const WAITS = 'k.decision IS NULL AND k.response IS DISTINCT FROM r.response';

/** How many late answers of an attempt wait for a decision; `a` is its row. */
export const LATE_COUNT = `(SELECT count(*)::int FROM late_responses k LEFT JOIN ${STORED}
  WHERE k.attempt_id = a.id AND ${WAITS})`;

/** The same of all submitted attempts of the quiz `$1`, previews aside: those that run cannot be decided. */
export const LATE_COUNT_OF_QUIZ = `(SELECT count(*)::int
  FROM late_responses k JOIN attempts a ON a.id = k.attempt_id LEFT JOIN ${STORED}
  WHERE k.quiz_id = $1 AND ${WAITS} AND NOT a.is_preview AND a.submitted_at IS NOT NULL)`;

/** All late answers of an attempt, the earliest lease first. */
export async function lateAnswersOf(
  manager: EntityManager,
  attemptId: string,
): Promise<ListedLate[]> {
  return manager.query<ListedLate[]>(
    `SELECT k.id, k.question_id AS "questionId", k.epoch, k.sequence, k.response,
       k.is_flagged AS "isFlagged", k.typed_at AS "typedAt", k.arrived_at AS "arrivedAt", k.cause,
       k.decision, k.decided_at AS "decidedAt", u.first_name || ' ' || u.last_name AS "decidedBy",
       k.replaced, k.response IS NOT DISTINCT FROM r.response AS "isStored"
     FROM late_responses k LEFT JOIN ${STORED} LEFT JOIN users u ON u.id = k.decided_by
     WHERE k.attempt_id = $1 ORDER BY k.epoch, k.question_id`,
    [attemptId],
  );
}
