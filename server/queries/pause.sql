-- From server/attempts/pauses/pause.queries.ts.

-- lockRulesForPause: $1 quizId
SELECT FROM exam_rules WHERE quiz_id = $1 FOR NO KEY UPDATE;

-- lockRunningAttempts: $1 quizId
SELECT FROM attempts WHERE quiz_id = $1 AND submitted_at IS NULL AND NOT is_preview ORDER BY id FOR NO KEY UPDATE;

-- pauseAttempts: $1 at, $2 quizId, $3 kind, $4 actorId, $5 reason
WITH paused AS (
  UPDATE attempts SET paused_at = $1
  WHERE quiz_id = $2 AND submitted_at IS NULL AND NOT is_preview AND paused_at IS NULL AND (deadline_at IS NULL OR deadline_at > $1)
  RETURNING id, candidate_id, '{}'::jsonb AS details
), logged AS (
  INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind, actor_id, reason, details)
  SELECT $2, candidate_id, id, $3, $4, $5, details FROM paused
)
SELECT count(*)::int AS count FROM paused;

-- resumeAttempts: $1 at, $2 quizId, $3 kind, $4 actorId, $5 reason
WITH due AS MATERIALIZED (
  SELECT id, candidate_id, jsonb_build_object('seconds',
    greatest(0, extract(epoch FROM $1 - paused_at))::int) AS details
  FROM attempts WHERE quiz_id = $2 AND submitted_at IS NULL AND NOT is_preview AND paused_at IS NOT NULL
), resumed AS (
  UPDATE attempts a SET paused_at = NULL, deadline_at = a.deadline_at + greatest(interval '0', $1 - a.paused_at),
  extension_seconds = CASE WHEN a.deadline_at + greatest(interval '0', $1 - a.paused_at) IS NULL THEN a.extension_seconds
    ELSE coalesce(ceil(extract(epoch FROM a.deadline_at + greatest(interval '0', $1 - a.paused_at) - coalesce(a.reopened_until, least(
a.started_at + make_interval(secs =>
  (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
coalesce(c.closes_at, r.closes_at)))))::int, 0) END
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id WHERE c.id = a.candidate_id
    AND a.id IN (SELECT id FROM due)
), logged AS (
  INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind, actor_id, reason, details)
  SELECT $2, candidate_id, id, $3, $4, $5, details FROM due
)
SELECT count(*)::int AS count FROM due;
