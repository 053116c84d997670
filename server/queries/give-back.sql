-- From server/outages/give-back.queries.ts.

-- listAffectedAttempts: $1 quizId, $2 outageId
SELECT id, candidate_id AS "candidateId" FROM (
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
  JOIN attempts a ON a.quiz_id = $1 AND NOT a.is_preview AND a.deadline_at IS NOT NULL
  CROSS JOIN LATERAL (
    SELECT greatest(o.began_at, a.started_at) AS began_at,
      least(o.ended_at, a.deadline_at,
        CASE WHEN a.submitted_by <> 'TIME' THEN a.submitted_at END) AS ended_at
  ) span
  CROSS JOIN LATERAL (
    SELECT sum(upper(part) - lower(part)) AS time
    FROM unnest(tstzmultirange(tstzrange(span.began_at, greatest(span.began_at, span.ended_at))) - (
SELECT coalesce(range_agg(tstzrange(began_at, greatest(began_at, ended_at))), '{}') FROM (
  SELECT least((e.details->>'submittedAt')::timestamptz, (e.details->>'deadlineAt')::timestamptz) AS began_at,
    e.at AS ended_at
  FROM exam_events e WHERE e.attempt_id = a.id AND e.kind = 'REOPENED'
  UNION ALL
  SELECT p.started_at, coalesce(p.ended_at, now()) FROM exam_pauses p WHERE p.quiz_id = a.quiz_id
  UNION ALL
  SELECT (e.details->>'pausedSince')::timestamptz, e.at
  FROM exam_events e WHERE e.attempt_id = a.id AND e.details ? 'pausedSince'
  UNION ALL
  SELECT a.individually_paused_at, now() WHERE a.individually_paused_at IS NOT NULL
) stopped)) part
    -- An outage is measured from heartbeat to heartbeat: requests were answered for up to that long within it.
    WHERE part = tstzrange(span.began_at, greatest(span.began_at, span.ended_at)) OR upper(part) - lower(part) >= interval '5 seconds'
  ) lost
WHERE o.ended_at > now() - interval '7 days' AND o.id = $2 AND span.ended_at > span.began_at
  AND lost.time > interval '0') affected;

-- lockCandidates: $1 ids
SELECT FROM candidates WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE;

-- lockAttempts: $1 ids
SELECT FROM attempts WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE;

-- extendAffectedAttempts: $1 quizId, $2 outageId, $3 kind, $4 actorId, $5 reason
WITH due AS MATERIALIZED (
  SELECT *, jsonb_build_object('minutes', minutes) AS details
  FROM (
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
    JOIN attempts a ON a.quiz_id = $1 AND NOT a.is_preview AND a.deadline_at IS NOT NULL
    CROSS JOIN LATERAL (
      SELECT greatest(o.began_at, a.started_at) AS began_at,
        least(o.ended_at, a.deadline_at,
          CASE WHEN a.submitted_by <> 'TIME' THEN a.submitted_at END) AS ended_at
    ) span
    CROSS JOIN LATERAL (
      SELECT sum(upper(part) - lower(part)) AS time
      FROM unnest(tstzmultirange(tstzrange(span.began_at, greatest(span.began_at, span.ended_at))) - (
  SELECT coalesce(range_agg(tstzrange(began_at, greatest(began_at, ended_at))), '{}') FROM (
    SELECT least((e.details->>'submittedAt')::timestamptz, (e.details->>'deadlineAt')::timestamptz) AS began_at,
      e.at AS ended_at
    FROM exam_events e WHERE e.attempt_id = a.id AND e.kind = 'REOPENED'
    UNION ALL
    SELECT p.started_at, coalesce(p.ended_at, now()) FROM exam_pauses p WHERE p.quiz_id = a.quiz_id
    UNION ALL
    SELECT (e.details->>'pausedSince')::timestamptz, e.at
    FROM exam_events e WHERE e.attempt_id = a.id AND e.details ? 'pausedSince'
    UNION ALL
    SELECT a.individually_paused_at, now() WHERE a.individually_paused_at IS NOT NULL
  ) stopped)) part
      -- An outage is measured from heartbeat to heartbeat: requests were answered for up to that long within it.
      WHERE part = tstzrange(span.began_at, greatest(span.began_at, span.ended_at)) OR upper(part) - lower(part) >= interval '5 seconds'
    ) lost
  WHERE o.ended_at > now() - interval '7 days' AND o.id = $2 AND span.ended_at > span.began_at
    AND lost.time > interval '0') affected WHERE is_due AND submitted_at IS NULL
), extended AS (
  UPDATE attempts a SET paused_at = coalesce(a.paused_at,
  CASE WHEN (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL) < coalesce(greatest(a.deadline_at, coalesce(a.paused_at, coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL), now())))
    + make_interval(mins => (SELECT minutes FROM due WHERE due.id = a.id)), 'infinity') THEN (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL) END), deadline_at = greatest(a.deadline_at, coalesce(a.paused_at, coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL), now())))
    + make_interval(mins => (SELECT minutes FROM due WHERE due.id = a.id)),
  extension_seconds = CASE WHEN greatest(a.deadline_at, coalesce(a.paused_at, coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL), now())))
    + make_interval(mins => (SELECT minutes FROM due WHERE due.id = a.id)) IS NULL THEN a.extension_seconds
    ELSE coalesce(ceil(extract(epoch FROM greatest(a.deadline_at, coalesce(a.paused_at, coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL), now())))
    + make_interval(mins => (SELECT minutes FROM due WHERE due.id = a.id)) - coalesce(a.reopened_until, least(
a.started_at + make_interval(secs => a.paused_seconds +
  (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
coalesce(c.closes_at, r.closes_at) + make_interval(secs => a.individually_paused_seconds)))))::int, 0) END
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id WHERE c.id = a.candidate_id
    AND a.id IN (SELECT id FROM due)
), returned AS (
  INSERT INTO returned_times (outage_id, attempt_id, minutes) SELECT $2, id, minutes FROM due
), logged AS (
  INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind, actor_id, reason, details)
  SELECT $1, candidate_id, id, $3, $4, $5, details FROM due)
SELECT count(*)::int AS count FROM due;

-- reopenAffectedAttempts: $1 quizId, $2 outageId, $3 kind, $4 actorId, $5 reason
WITH due AS MATERIALIZED (
  SELECT DISTINCT ON (candidate_id) *, jsonb_build_object('minutes', minutes,
    'hash', receipt->>'hash', 'submittedAt', receipt->>'submittedAt',
    'submittedBy', receipt->>'submittedBy', 'deadlineAt', deadline_at) AS details
  FROM (
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
    JOIN attempts a ON a.quiz_id = $1 AND NOT a.is_preview AND a.deadline_at IS NOT NULL
    CROSS JOIN LATERAL (
      SELECT greatest(o.began_at, a.started_at) AS began_at,
        least(o.ended_at, a.deadline_at,
          CASE WHEN a.submitted_by <> 'TIME' THEN a.submitted_at END) AS ended_at
    ) span
    CROSS JOIN LATERAL (
      SELECT sum(upper(part) - lower(part)) AS time
      FROM unnest(tstzmultirange(tstzrange(span.began_at, greatest(span.began_at, span.ended_at))) - (
  SELECT coalesce(range_agg(tstzrange(began_at, greatest(began_at, ended_at))), '{}') FROM (
    SELECT least((e.details->>'submittedAt')::timestamptz, (e.details->>'deadlineAt')::timestamptz) AS began_at,
      e.at AS ended_at
    FROM exam_events e WHERE e.attempt_id = a.id AND e.kind = 'REOPENED'
    UNION ALL
    SELECT p.started_at, coalesce(p.ended_at, now()) FROM exam_pauses p WHERE p.quiz_id = a.quiz_id
    UNION ALL
    SELECT (e.details->>'pausedSince')::timestamptz, e.at
    FROM exam_events e WHERE e.attempt_id = a.id AND e.details ? 'pausedSince'
    UNION ALL
    SELECT a.individually_paused_at, now() WHERE a.individually_paused_at IS NOT NULL
  ) stopped)) part
      -- An outage is measured from heartbeat to heartbeat: requests were answered for up to that long within it.
      WHERE part = tstzrange(span.began_at, greatest(span.began_at, span.ended_at)) OR upper(part) - lower(part) >= interval '5 seconds'
    ) lost
  WHERE o.ended_at > now() - interval '7 days' AND o.id = $2 AND span.ended_at > span.began_at
    AND lost.time > interval '0') affected WHERE is_due AND submitted_at IS NOT NULL
  ORDER BY candidate_id, number DESC
), reopened AS (
  UPDATE attempts a SET submitted_at = NULL, submitted_by = NULL, receipt = NULL, score = NULL, max_score = NULL,
  exact_score = NULL, exact_max_score = NULL, waiting_count = NULL, marked_answers = NULL,
  settles_at = NULL, lease_epoch = lease_epoch + 1, lease_holder = '',
  deadline_at = now() + make_interval(mins => due.minutes), reopened_until = now() + make_interval(mins => due.minutes), extension_seconds = 0,
  paused_at = CASE WHEN (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL) IS NOT NULL THEN now() END, individually_paused_at = NULL FROM due WHERE a.id = due.id
), returned AS (
  INSERT INTO returned_times (outage_id, attempt_id, minutes) SELECT $2, id, minutes FROM due
), logged AS (
  INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind, actor_id, reason, details)
  SELECT $1, candidate_id, id, $3, $4, $5, details FROM due)
SELECT count(*)::int AS count FROM due;
