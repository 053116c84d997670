-- From server/attempts/session/deadline.queries.ts.

-- updateDeadlines: $1 quizId, $2 candidateId
UPDATE attempts a SET paused_at = coalesce(a.paused_at,
  CASE WHEN (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL) < coalesce(coalesce(a.reopened_until, least(
a.started_at + make_interval(secs => a.paused_seconds +
  (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
coalesce(c.closes_at, r.closes_at) + make_interval(secs => a.individually_paused_seconds))) + make_interval(secs => a.extension_seconds), 'infinity') THEN (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL) END), deadline_at =
  CASE WHEN coalesce(a.reopened_until, least(
a.started_at + make_interval(secs => a.paused_seconds +
  (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
coalesce(c.closes_at, r.closes_at) + make_interval(secs => a.individually_paused_seconds))) + make_interval(secs => a.extension_seconds) IS NOT NULL THEN greatest(coalesce(a.reopened_until, least(
a.started_at + make_interval(secs => a.paused_seconds +
  (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
coalesce(c.closes_at, r.closes_at) + make_interval(secs => a.individually_paused_seconds))) + make_interval(secs => a.extension_seconds), least(a.deadline_at, coalesce(a.paused_at, now()))) END
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id
WHERE c.id = a.candidate_id AND a.quiz_id = $1 AND ($2::uuid IS NULL OR c.id = $2)
  AND a.submitted_at IS NULL AND NOT a.is_preview;

-- listRunningAttempts: $1 candidateId
SELECT id, quiz_id AS "quizId", candidate_id AS "candidateId" FROM attempts
WHERE candidate_id = $1 AND submitted_at IS NULL AND NOT is_preview;
