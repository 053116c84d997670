import { SUBMITTED_AT_EXAM } from '../../attempts/attempt.queries.js';
import { defineCommand, defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import type { Marks } from '../../marks/fraction.js';
import type { AttemptSet } from './attempt-set.js';

/** A revision that was taken. */
export interface TakenRevision {
  id: string;
  number: number;
}

/** A submitted attempt of the statistics. */
export interface AttemptRow {
  candidateId: string;
  /** Counts the attempts of the candidate. */
  number: number;
  revisionId: string;
  /** In seconds since 1970. */
  submittedAt: number;
  score: number;
  exactScore: Marks;
  exactMaxScore: Marks;
  waitingCount: number;
  passMark: number | null;
  /** JSON of the rules about marks (MarkingPattern). */
  pattern: string;
  /** From start to submission; null for a reopened attempt: the time between is not working time. */
  seconds: number | null;
  /** Null for an attempt with another revision, while answers wait, and until UnscoredAttempts wrote them. */
  markedAnswers: string | null;
}

/** The revisions with submitted attempts, the latest first. */
export const listTakenRevisions = defineQuery<{ quizId: string }, TakenRevision>(`
  SELECT r.id, r.number FROM paper_revisions r
  WHERE r.quiz_id = $quizId AND r.number IS NOT NULL
    AND EXISTS (SELECT FROM attempts a WHERE a.revision_id = r.id AND ${SUBMITTED_AT_EXAM})
  ORDER BY r.number DESC`);

/** All submitted attempts of an exam, and the marked answers of those with one revision; null: of all. */
export const listAttemptFigures = defineQuery<
  { quizId: string; revisionId: string | null },
  AttemptRow
>(`
  SELECT a.candidate_id AS "candidateId", a.number, a.revision_id AS "revisionId",
    extract(epoch FROM a.submitted_at)::float8 AS "submittedAt", a.score::float8,
    coalesce(a.exact_score, trim_scale(a.score)::text) AS "exactScore",
    coalesce(a.exact_max_score, trim_scale(a.max_score)::text) AS "exactMaxScore",
    a.waiting_count AS "waitingCount", (a.rules->>'passMark')::float8 AS "passMark",
    (a.rules - '{durationMinutes,passMark,layout,navigation,checksSpelling}'::text[])::text AS pattern,
    CASE WHEN a.reopened_until IS NULL
      THEN extract(epoch FROM a.submitted_at - a.started_at)::float8 END AS seconds,
    CASE WHEN a.waiting_count = 0 AND ($revisionId::uuid IS NULL OR a.revision_id = $revisionId)
      THEN a.marked_answers END AS "markedAnswers"
  FROM attempts a WHERE ${SUBMITTED_AT_EXAM}`);

/**
 * The number of submitted attempts, and a text that changes whenever one of them or its grades change:
 * grades are written only in transactions that also write the row of their attempt, which changes its `xmin`.
 */
export const findAttemptsStamp = defineRowQuery<
  { quizId: string },
  { count: number; stamp: string; at: Date }
>(`
  SELECT count(*)::int AS count, now() AS at,
    count(*) || ' ' || coalesce(sum(hashtextextended(a.id::text || a.xmin::text, 0)), 0) AS stamp
  FROM attempts a WHERE ${SUBMITTED_AT_EXAM}`);

/** Makes the row of figures that a worker computes, unless it is there. */
export const insertStoredFigures = defineCommand<{
  quizId: string;
  attemptSet: AttemptSet;
  revision: number;
  stamp: string;
}>(`
  INSERT INTO exam_figures (quiz_id, attempt_set, revision, stamp)
  VALUES ($quizId, $attemptSet, $revision, $stamp)
  ON CONFLICT (quiz_id, attempt_set, revision) DO NOTHING`);
