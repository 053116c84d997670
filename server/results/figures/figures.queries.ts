import { SUBMITTED_AT_EXAM } from '../../attempts/attempt.queries.js';
import { defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import type { AnswerGroup } from './item-analysis.js';

/** A submitted attempt of the statistics. */
export interface AttemptRow {
  revisionId: string;
  score: number;
  maxScore: number;
  waitingCount: number;
  passMark: number | null;
  /** Null for a reopened attempt. */
  seconds: number | null;
}

/** A revision that was taken. */
export interface RevisionRow {
  id: string;
  number: number;
}

/** All submitted attempts of an exam. */
export const listAttemptFigures = defineQuery<{ quizId: string }, AttemptRow>(`
  SELECT a.revision_id AS "revisionId", a.score::float8, a.max_score::float8 AS "maxScore",
    a.waiting_count AS "waitingCount", (a.rules->>'passMark')::float8 AS "passMark",
    CASE WHEN a.reopened_until IS NULL
      THEN extract(epoch FROM a.submitted_at - a.started_at)::float8 END AS seconds
  FROM attempts a WHERE ${SUBMITTED_AT_EXAM}`);

/** The numbers of revisions, the latest first. */
export const listRevisionNumbers = defineQuery<{ ids: string[] }, RevisionRow>(
  'SELECT id, number FROM paper_revisions WHERE id = ANY($ids) ORDER BY number DESC',
);

interface OfRevision {
  quizId: string;
  revisionId: string;
}

/**
 * The submitted answers to each question of a revision, grouped and counted. A plain join, which
 * PostgreSQL runs in parallel; a materialized WITH query would not.
 */
export const listAnswerGroups = defineQuery<OfRevision, AnswerGroup>(`
  SELECT g.question_id AS "questionId", g.outcome, g.choice, g.marks,
    g.max_marks AS "maxMarks", a.waiting_count = 0 AS "isMarked", count(*)::int AS count,
    sum(a.score::float8) AS scores
  FROM attempts a JOIN grades g ON g.attempt_id = a.id
  WHERE ${SUBMITTED_AT_EXAM} AND a.revision_id = $revisionId
    AND g.quiz_id = $quizId AND g.revision_id = $revisionId
  GROUP BY g.question_id, g.outcome, g.choice, g.marks, g.max_marks, a.waiting_count = 0`);

/**
 * Changes whenever grades of a revision change: they are written and removed only in transactions
 * that also write or remove the row of their attempt, which changes its `xmin`.
 */
export const findGradesStamp = defineRowQuery<OfRevision, { stamp: string }>(`
  SELECT count(*) || ' ' || coalesce(sum(hashtextextended(a.id::text || a.xmin::text, 0)), 0) AS stamp
  FROM attempts a WHERE ${SUBMITTED_AT_EXAM} AND a.revision_id = $revisionId`);
