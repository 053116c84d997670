import { defineCommand, defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import type { Receipt } from '../attempt.entity.js';

/** Locks an attempt against other recordings until the transaction ends. */
export const lockAttemptForEvents = defineCommand<{ id: string }>(
  'SELECT FROM attempts WHERE id = $id FOR NO KEY UPDATE',
);

/** Whether events of an attempt are accepted: while it runs, and `$seconds` longer; and how many there are. */
export const findRecordingState = defineQuery<
  { id: string; seconds: number },
  { receipt: Receipt | null; isAccepting: boolean; recordedCount: number }
>(`
  SELECT receipt,
    coalesce(submitted_at > now() - make_interval(secs => $seconds), true) AS "isAccepting",
    (SELECT count(*)::int FROM exam_events
     WHERE attempt_id = $id AND fact_id IS NOT NULL) AS "recordedCount"
  FROM attempts WHERE id = $id`);

/**
 * Inserts new events up to a limit, in the order of the page. Times outside the attempt are moved into it.
 * `$events` is a JSON array of page events.
 */
export const insertPageEvents = defineCommand<{ id: string; events: string; limit: number }>(`
  INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind, fact_id, details, at)
  SELECT a.quiz_id, a.candidate_id, a.id, f.kind, f.id,
    CASE WHEN f.seconds IS NULL THEN '{}' ELSE jsonb_build_object('seconds', f.seconds) END,
    greatest(a.started_at, least(f.at, a.submitted_at, now()))
  FROM attempts a, ROWS FROM (
    jsonb_to_recordset($events::jsonb) AS (id uuid, kind text, at timestamptz, seconds int)
  ) WITH ORDINALITY AS f (id, kind, at, seconds, place)
  WHERE a.id = $id
    AND NOT EXISTS (SELECT FROM exam_events e WHERE e.attempt_id = $id AND e.fact_id = f.id)
  ORDER BY f.place LIMIT $limit
  ON CONFLICT (attempt_id, fact_id) WHERE fact_id IS NOT NULL DO NOTHING`);

/** Counts the recorded events among `$ids`, the ids that the page gave them. */
export const countPageEvents = defineRowQuery<{ id: string; ids: string[] }, { count: number }>(`
  SELECT count(*)::int AS count FROM exam_events WHERE attempt_id = $id AND fact_id = ANY($ids)`);
