import { ExamEventKind } from '../attempts/events/exam-event.entity.js';
import { defineCommand, defineQuery } from '../core/database/define-query.js';
import { HEARTBEAT_SECONDS } from './heartbeat.queries.js';
import type { ExamOutage } from './outage.types.js';

/** Staff can give back the time of outages of the last seven days. */
const IS_RECENT = `o.ended_at > now() - interval '7 days'`;

/**
 * The times in which the clock of the attempt `a` did not run, as a multirange: it was ended before staff reopened it, or
 * the exam or this attempt was paused. Several can be true at once, so they are joined before they are subtracted.
 */
const STANDSTILL = `(
    SELECT coalesce(range_agg(tstzrange(began_at, greatest(began_at, ended_at))), '{}') FROM (
      SELECT least((e.details->>'submittedAt')::timestamptz, (e.details->>'deadlineAt')::timestamptz) AS began_at,
        e.at AS ended_at
      FROM exam_events e WHERE e.attempt_id = a.id AND e.kind = '${ExamEventKind.REOPENED}'
      UNION ALL
      SELECT p.started_at, coalesce(p.ended_at, now()) FROM exam_pauses p WHERE p.quiz_id = a.quiz_id
      UNION ALL
      SELECT (e.details->>'pausedSince')::timestamptz, e.at
      FROM exam_events e WHERE e.attempt_id = a.id AND e.details ? 'pausedSince'
      UNION ALL
      SELECT a.individually_paused_at, now() WHERE a.individually_paused_at IS NOT NULL
    ) stopped)`;

const SPAN = 'tstzrange(span.began_at, greatest(span.began_at, span.ended_at))';

/**
 * Attempts of the exam `$quizId` that have a deadline and lost time, one row an outage: `outage_id`, `id`,
 * `candidate_id`, `number`, `submitted_at`, `deadline_at`, `receipt`; `minutes` of the outage in which the
 * attempt ran, rounded up, without what a standstill leaves of less than a heartbeat; `is_due` if they can be given
 * back now. Attempts that the candidate or staff submitted are never due, nor are ended ones of candidates with a
 * running attempt.
 * @param outages a condition on `o` that selects outages
 */
export function affectedAttempts(outages = 'true'): string {
  return `
    SELECT o.id AS outage_id, o.began_at, o.ended_at, a.id, a.candidate_id, a.number, a.submitted_at,
      a.deadline_at, a.receipt, ceil(extract(epoch FROM lost.time) / 60)::int AS minutes,
      (a.submitted_at IS NULL OR a.submitted_by = 'TIME' AND NOT EXISTS (
        SELECT FROM attempts b WHERE b.candidate_id = a.candidate_id AND b.submitted_at IS NULL
      )) AND NOT EXISTS (
        SELECT FROM returned_times r WHERE r.outage_id = o.id AND r.attempt_id = a.id
      ) AND NOT EXISTS (
        SELECT FROM candidates c JOIN learners l ON l.id = c.learner_id
        WHERE c.id = a.candidate_id AND l.erased_at IS NOT NULL
      ) AS is_due
    FROM outages o
      JOIN attempts a ON a.quiz_id = $quizId AND NOT a.is_preview AND a.deadline_at IS NOT NULL
      CROSS JOIN LATERAL (
        SELECT greatest(o.began_at, a.started_at) AS began_at,
          least(o.ended_at, a.deadline_at,
            CASE WHEN a.submitted_by <> 'TIME' THEN a.submitted_at END) AS ended_at
      ) span
      CROSS JOIN LATERAL (
        SELECT sum(upper(part) - lower(part)) AS time
        FROM unnest(tstzmultirange(${SPAN}) - ${STANDSTILL}) part
        -- An outage is measured from heartbeat to heartbeat: requests were answered for up to that long within it.
        WHERE part = ${SPAN} OR upper(part) - lower(part) >= interval '${HEARTBEAT_SECONDS} seconds'
      ) lost
    WHERE ${IS_RECENT} AND ${outages} AND span.ended_at > span.began_at
      AND lost.time > interval '0'`;
}

/** Lists the outages that took time from candidates of an exam, the latest first. */
export const listOutages = defineQuery<{ quizId: string; take: number }, ExamOutage>(`
  SELECT outage_id AS id, began_at AS "beganAt", ended_at AS "endedAt",
    ceil(extract(epoch FROM ended_at - began_at) / 60)::int AS minutes,
    count(DISTINCT candidate_id)::int AS affected,
    count(DISTINCT candidate_id) FILTER (WHERE is_due)::int AS waiting
  FROM (${affectedAttempts()}) affected
  GROUP BY outage_id, began_at, ended_at ORDER BY began_at DESC LIMIT $take`);

/** Deletes outages that ended more than a year ago. */
export const deleteOldOutages = defineCommand<object>(
  `DELETE FROM outages WHERE ended_at < now() - interval '1 year'`,
);
