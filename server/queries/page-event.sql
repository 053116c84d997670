-- From server/attempts/session/page-event.queries.ts.

-- lockAttemptForEvents: $1 id
SELECT FROM attempts WHERE id = $1 FOR NO KEY UPDATE;

-- findRecordingState: $1 seconds, $2 id
SELECT receipt,
  coalesce(submitted_at > now() - make_interval(secs => $1), true) AS "isAccepting",
  (SELECT count(*)::int FROM exam_events
   WHERE attempt_id = $2 AND fact_id IS NOT NULL) AS "recordedCount"
FROM attempts WHERE id = $2;

-- insertPageEvents: $1 events, $2 id, $3 limit
INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind, fact_id, details, at)
SELECT a.quiz_id, a.candidate_id, a.id, f.kind, f.id,
  CASE WHEN f.seconds IS NULL THEN '{}' ELSE jsonb_build_object('seconds', f.seconds) END,
  greatest(a.started_at, least(f.at, a.submitted_at, now()))
FROM attempts a, ROWS FROM (
  jsonb_to_recordset($1::jsonb) AS (id uuid, kind text, at timestamptz, seconds int)
) WITH ORDINALITY AS f (id, kind, at, seconds, place)
WHERE a.id = $2
  AND NOT EXISTS (SELECT FROM exam_events e WHERE e.attempt_id = $2 AND e.fact_id = f.id)
ORDER BY f.place LIMIT $3
ON CONFLICT (attempt_id, fact_id) WHERE fact_id IS NOT NULL DO NOTHING;

-- countPageEvents: $1 id, $2 ids
SELECT count(*)::int AS count FROM exam_events WHERE attempt_id = $1 AND fact_id = ANY($2);
