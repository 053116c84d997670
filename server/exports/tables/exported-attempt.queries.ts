import { SUBMITTED, SUBMITTED_AT_EXAM } from '../../attempts/attempt.queries.js';
import { defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import { RESULT_COLUMNS, LEARNER_JOIN, type ResultRow } from '../../results/result-list.queries.js';

/** A submitted attempt. */
export interface SubmittedAttempt extends ResultRow {
  revisionId: string;
  submittedAt: Date;
}

/** The place of an attempt in the order of submission. */
export interface AttemptPosition {
  attemptId: string;
  /** The time of its submission as text: JavaScript dates have no microseconds. */
  exactly: string;
}

/** Counts the submitted attempts of an exam. */
export const countSubmittedAttempts = defineRowQuery<{ quizId: string }, { count: number }>(
  `SELECT count(*)::int AS count FROM attempts a WHERE ${SUBMITTED_AT_EXAM}`,
);

/** A part of the submitted attempts, in the order of their submission. */
const selectSubmitted = (condition: string): string => `
  SELECT ${RESULT_COLUMNS}, a.revision_id AS "revisionId", a.submitted_at::text AS exactly
  FROM attempts a ${LEARNER_JOIN} WHERE ${SUBMITTED_AT_EXAM} ${condition}
  ORDER BY a.submitted_at, a.id LIMIT $limit`;

interface Part {
  quizId: string;
  limit: number;
}

/** The attempts at an exam that were submitted first. */
export const listFirstSubmitted = defineQuery<Part, SubmittedAttempt & AttemptPosition>(
  selectSubmitted(''),
);

/** Those submitted next after another one. */
export const listNextSubmitted = defineQuery<
  Part & AttemptPosition,
  SubmittedAttempt & AttemptPosition
>(selectSubmitted('AND (a.submitted_at, a.id) > ($exactly::timestamptz, $attemptId::uuid)'));

/** The latest revision of an exam and those that candidates have taken, the latest first. */
export const listTakenRevisions = defineQuery<{ quizId: string }, { id: string }>(`
  SELECT id FROM paper_revisions p
  WHERE quiz_id = $quizId AND number IS NOT NULL AND (
    number = (SELECT max(number) FROM paper_revisions WHERE quiz_id = $quizId)
    OR EXISTS (SELECT FROM attempts a WHERE a.revision_id = p.id AND ${SUBMITTED}))
  ORDER BY number DESC`);

/**
 * The responses and marks of attempts. `answers` is a JSON object by question, each a response and its marks.
 * A full join, because unanswered questions have a grade, too. One JSON value per attempt instead of one row
 * per answer: with ten thousand attempts of sixty questions, the rows were most of what an export cost.
 */
export const listAnswersByAttempt = defineQuery<
  { attemptIds: string[] },
  { attemptId: string; answers: string }
>(`
  SELECT coalesce(r.attempt_id, g.attempt_id) AS "attemptId",
    json_object_agg(coalesce(r.question_id, g.question_id),
      json_build_array(r.response, g.marks))::text AS answers
  FROM (SELECT * FROM responses WHERE attempt_id = ANY($attemptIds)) r
    FULL JOIN (SELECT * FROM grades WHERE attempt_id = ANY($attemptIds)) g
      ON g.attempt_id = r.attempt_id AND g.question_id = r.question_id
  GROUP BY 1`);
