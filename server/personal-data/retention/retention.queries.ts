import { defineQuery, defineRowQuery } from '../../core/database/define-query.js';

interface Retention {
  instituteId: string;
  months: number;
}

const BEFORE = `now() - make_interval(months => $months::int)`;

/**
 * Learners `l` whose last activity is so long ago: they were neither added, invited nor mailed since, nor did they
 * start or submit an attempt, and no exam that they have not started is still open to them.
 */
const INACTIVE = `l.institute_id = $instituteId AND l.erased_at IS NULL AND l.created_at < ${BEFORE}
  AND NOT EXISTS (
    SELECT FROM candidates c LEFT JOIN exam_rules r ON r.quiz_id = c.quiz_id
    WHERE c.learner_id = l.id AND (
      greatest(c.created_at, c.mailed_at, c.reminded_at, c.started_at) >= ${BEFORE}
      OR c.started_at IS NULL AND c.revoked_at IS NULL
        AND greatest(coalesce(c.opens_at, r.opens_at), coalesce(c.closes_at, r.closes_at)) > now()
      OR EXISTS (SELECT FROM attempts a WHERE a.candidate_id = c.id
        AND greatest(a.started_at, a.submitted_at, a.reopened_until) >= ${BEFORE})))`;

/** An attempt that does not let its learner be erased: it is under way, or not marked yet. */
const UNFINISHED = `EXISTS (
    SELECT FROM candidates c JOIN attempts a ON a.candidate_id = c.id
    WHERE c.learner_id = l.id
      AND (a.submitted_at IS NULL OR a.waiting_count > 0
        OR EXISTS (SELECT FROM late_responses t WHERE t.attempt_id = a.id AND t.decision IS NULL)))`;

/** How many learners a retention of so many months concerns now. */
export const countInactiveLearners = defineRowQuery<
  Retention,
  {
    /** Whom the next sweep erases. */
    due: number;
    /** Who stay until their answers are marked. */
    unfinished: number;
  }
>(`
  SELECT count(*) FILTER (WHERE NOT ${UNFINISHED})::int AS due,
    count(*) FILTER (WHERE ${UNFINISHED})::int AS unfinished
  FROM learners l WHERE ${INACTIVE}`);

/** Locks some of those who are due. Those that somebody else has locked are left for a later run. */
export const lockInactiveLearners = defineQuery<Retention & { limit: number }, { id: string }>(`
  SELECT l.id FROM learners l WHERE ${INACTIVE} AND NOT ${UNFINISHED}
  ORDER BY l.id LIMIT $limit FOR UPDATE OF l SKIP LOCKED`);

/** The institutes with a retention. */
export const listRetentions = defineQuery<object, Retention>(`
  SELECT id AS "instituteId", learner_retention_months AS months FROM institutes
  WHERE learner_retention_months IS NOT NULL ORDER BY id`);
