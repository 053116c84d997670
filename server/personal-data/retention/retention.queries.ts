import { defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import { IS_UNFINISHED } from '../erasure/erasure.queries.js';

interface Retention {
  instituteId: string;
  months: number;
}

const BEFORE = `now() - make_interval(months => $months::int)`;

/**
 * Learners `l` whose last activity is so long ago: since then neither they, nor their part in an exam, nor an attempt was
 * added or changed, nobody mailed them, and nobody put them on a class list. No exam of theirs closes or opens later.
 */
const INACTIVE = `l.institute_id = $instituteId AND l.erased_at IS NULL
  AND greatest(l.created_at, l.updated_at) < ${BEFORE}
  AND NOT EXISTS (SELECT FROM mails m WHERE m.learner_id = l.id AND m.created_at >= ${BEFORE})
  AND NOT EXISTS (
    SELECT FROM class_list_members m WHERE m.learner_id = l.id AND m.created_at >= ${BEFORE})
  AND NOT EXISTS (
    SELECT FROM candidates c LEFT JOIN exam_rules r ON r.quiz_id = c.quiz_id
    WHERE c.learner_id = l.id AND (
      greatest(c.created_at, c.updated_at, c.mailed_at, c.reminded_at, c.started_at) >= ${BEFORE}
      OR c.revoked_at IS NULL
        AND greatest(coalesce(c.opens_at, r.opens_at), coalesce(c.closes_at, r.closes_at)) > now()
      OR EXISTS (SELECT FROM attempts a WHERE a.candidate_id = c.id
        AND greatest(a.started_at, a.submitted_at, a.reopened_until, a.updated_at) >= ${BEFORE})))`;

/** An attempt that does not let its learner be erased. */
const UNFINISHED = `EXISTS (SELECT FROM candidates c JOIN attempts a ON a.candidate_id = c.id
    WHERE c.learner_id = l.id AND ${IS_UNFINISHED})`;

/** How many learners a retention of so many months concerns now. */
export const countInactiveLearners = defineRowQuery<
  Retention,
  {
    /** Whom the next sweeps erase. */
    due: number;
    /** Who stay until their answers are marked. */
    unfinished: number;
  }
>(`
  SELECT count(*) FILTER (WHERE NOT ${UNFINISHED})::int AS due,
    count(*) FILTER (WHERE ${UNFINISHED})::int AS unfinished
  FROM learners l WHERE ${INACTIVE}`);

/** Some of those who are due, after one of them. */
export const listDueLearners = defineQuery<
  Retention & { after: string; limit: number },
  { id: string }
>(`
  SELECT l.id FROM learners l WHERE ${INACTIVE} AND NOT ${UNFINISHED} AND l.id > $after
  ORDER BY l.id LIMIT $limit`);

/** Those among some learners who are still due. */
export const listStillDue = defineQuery<Retention & { learnerIds: string[] }, { id: string }>(`
  SELECT l.id FROM learners l
  WHERE l.id = ANY($learnerIds::uuid[]) AND ${INACTIVE} AND NOT ${UNFINISHED}`);

/** The institutes with a retention. */
export const listRetentions = defineQuery<object, Retention>(`
  SELECT id AS "instituteId", learner_retention_months AS months FROM institutes
  WHERE learner_retention_months IS NOT NULL ORDER BY id`);
