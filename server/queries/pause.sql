-- From server/attempts/pauses/pause.queries.ts.

-- lockRulesForPause: $1 quizId
SELECT FROM exam_rules WHERE quiz_id = $1 FOR NO KEY UPDATE;

-- lockLaterWindows: $1 quizId, $2 since
SELECT FROM candidates WHERE quiz_id = $1 AND closes_at > $2
ORDER BY id FOR NO KEY UPDATE;

-- moveClosings: $1 quizId, $2 at, $3 since
WITH before AS MATERIALIZED (
  SELECT quiz_id, opens_at, closes_at, releases_at FROM exam_rules WHERE quiz_id = $1
), rules AS (
  UPDATE exam_rules r SET closes_at = least('2200-01-01T00:00:00.000Z', r.closes_at + greatest(interval '0', $2 - greatest($3, r.opens_at))), releases_at = CASE WHEN r.review_time = 'ON_DATE' AND r.releases_at >= r.closes_at
  AND r.released_at IS NULL AND r.withdrawn_at IS NULL
THEN greatest(r.releases_at, least('2200-01-01T00:00:00.000Z', r.closes_at + greatest(interval '0', $2 - greatest($3, r.opens_at)))) ELSE r.releases_at END,
    version = r.version + 1, updated_at = now()
  FROM before b WHERE r.quiz_id = b.quiz_id AND r.closes_at > $3 AND $2 > greatest($3, r.opens_at)
  RETURNING b.closes_at AS before, r.closes_at AS after, b.releases_at AS release_before,
    r.releases_at AS release_after
), release AS (
  SELECT release_before, release_after FROM rules WHERE release_after > release_before
), windows AS (
  UPDATE candidates c SET closes_at = least('2200-01-01T00:00:00.000Z', c.closes_at + greatest(interval '0', $2 - greatest($3, coalesce(c.opens_at, b.opens_at))))
  FROM before b WHERE c.quiz_id = b.quiz_id AND c.closes_at > $3 AND $2 > greatest($3, coalesce(c.opens_at, b.opens_at))
  RETURNING c.id
)
SELECT (SELECT before FROM rules) AS before, (SELECT after FROM rules) AS "closesAt",
  (SELECT release_before FROM release) AS "releaseBefore",
  (SELECT release_after FROM release) AS "releasesAt",
  (SELECT count(*)::int FROM windows) AS windows;

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

-- resumeAttempts: $1 at, $2 quizId, $3 since, $4 kind, $5 actorId, $6 reason
WITH paused AS MATERIALIZED (
  SELECT id, candidate_id, jsonb_build_object('seconds', extract(epoch FROM greatest(interval '0', $1 - a.paused_at))::int) AS details,
    individually_paused_at IS NULL AS goes_on
  FROM attempts a WHERE quiz_id = $2 AND submitted_at IS NULL AND NOT is_preview AND paused_at IS NOT NULL
), moved AS (
  UPDATE attempts a SET paused_at = CASE WHEN a.individually_paused_at IS NOT NULL THEN $1::timestamptz END, paused_seconds = a.paused_seconds + extract(epoch FROM greatest(interval '0', $1 - a.paused_at)),
  individually_paused_seconds = a.individually_paused_seconds + extract(epoch FROM greatest(interval '0', $3 - a.paused_at)), reopened_until = a.reopened_until + greatest(interval '0', $1 - a.paused_at),  deadline_at = a.deadline_at + greatest(interval '0', $1 - a.paused_at),
  extension_seconds = CASE WHEN a.deadline_at + greatest(interval '0', $1 - a.paused_at) IS NULL THEN a.extension_seconds
    ELSE coalesce(ceil(extract(epoch FROM a.deadline_at + greatest(interval '0', $1 - a.paused_at) - coalesce(a.reopened_until + greatest(interval '0', $1 - a.paused_at), least(
a.started_at + make_interval(secs => a.paused_seconds + extract(epoch FROM greatest(interval '0', $1 - a.paused_at)) +
  (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
coalesce(c.closes_at, r.closes_at) + make_interval(secs => a.individually_paused_seconds + extract(epoch FROM greatest(interval '0', $3 - a.paused_at)))))))::int, 0) END
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id WHERE c.id = a.candidate_id
    AND a.id IN (SELECT id FROM paused)
), resumed AS (SELECT * FROM paused WHERE goes_on), logged AS (
  INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind, actor_id, reason, details)
  SELECT $2, candidate_id, id, $4, $5, $6, details FROM resumed
)
SELECT (SELECT count(*)::int FROM resumed) AS count,
  (SELECT count(*)::int FROM paused WHERE NOT goes_on) AS "stillPaused";
