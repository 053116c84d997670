-- From server/attempts/invigilation/invigilation.queries.ts.

-- countProgress: $1 quizId
SELECT
  count(*) FILTER (WHERE origin = 'INVITED')::int AS invited,
  count(*) FILTER (WHERE origin <> 'INVITED')::int AS registered,
  count(*) FILTER (WHERE started_at IS NOT NULL)::int AS started,
  count(*) FILTER (WHERE (c.started_at IS NULL AND c.revoked_at IS NULL
  AND (coalesce(c.closes_at, r.closes_at) IS NULL
    OR coalesce(c.closes_at, r.closes_at) > coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = $1 AND p.ended_at IS NULL), now()))))::int AS "notStarted",
  (SELECT count(*)::int FROM attempts
   WHERE quiz_id = $1 AND NOT is_preview AND submitted_at IS NULL) AS running,
  (SELECT count(*)::int FROM attempts a
   WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview) AS submitted,
  (SELECT count(*)::int FROM late_responses k JOIN attempts a ON a.id = k.attempt_id
LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id WHERE k.quiz_id = $1 AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false) AND a.submitted_at IS NOT NULL AND NOT a.is_preview) AS "lateCount",
  now() AS at
FROM candidates c LEFT JOIN exam_rules r ON r.quiz_id = c.quiz_id
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW';

-- listProgress: $1 ids
SELECT a.id, jsonb_array_length(a.arrangement) AS "questionCount",
  (SELECT count(*)::int FROM responses r WHERE r.attempt_id = a.id AND r.response IS NOT NULL AND coalesce(r.response->>'text', '-') ~ '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]') AS "answeredCount"
FROM attempts a WHERE a.id = ANY($1);

-- extendDeadline: $1 minutes, $2 id
UPDATE attempts a SET paused_at = coalesce(a.paused_at,
  CASE WHEN (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL) < coalesce(a.deadline_at + make_interval(mins => $1), 'infinity') THEN (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL) END), deadline_at = a.deadline_at + make_interval(mins => $1),
  extension_seconds = CASE WHEN a.deadline_at + make_interval(mins => $1) IS NULL THEN a.extension_seconds
    ELSE coalesce(ceil(extract(epoch FROM a.deadline_at + make_interval(mins => $1) - coalesce(a.reopened_until, least(
a.started_at + make_interval(secs => a.paused_seconds +
  (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
coalesce(c.closes_at, r.closes_at) + make_interval(secs => a.individually_paused_seconds)))))::int, 0) END
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id WHERE c.id = a.candidate_id AND a.id = $2
RETURNING a.id AS "id", a.institute_id AS "instituteId", a.created_by AS "createdBy", a.quiz_id AS "quizId", a.revision_id AS "revisionId", a.candidate_id AS "candidateId", a.number AS "number", a.is_preview AS "isPreview", a.rules AS "rules", a.base_rules AS "baseRules", a.seed AS "seed", a.arrangement AS "arrangement", a.reached AS "reached", a.place AS "place", a.lease_epoch AS "leaseEpoch", a.lease_holder AS "leaseHolder", a.lease_browser AS "leaseBrowser", a.network_mark AS "networkMark", a.started_at AS "startedAt", a.deadline_at AS "deadlineAt", a.extension_seconds AS "extensionSeconds", a.reopened_until AS "reopenedUntil", a.paused_at AS "pausedAt", a.individually_paused_at AS "individuallyPausedAt", a.paused_seconds AS "pausedSeconds", a.individually_paused_seconds AS "individualSeconds", a.last_saved_at AS "lastSavedAt", a.updated_at AS "updatedAt", a.submitted_at AS "submittedAt", a.submitted_by AS "submittedBy", a.receipt AS "receipt", a.score::float8 AS "score", a.max_score::float8 AS "maxScore", a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore", a.adjustment_marks AS "adjustmentMarks", a.adjusted_version AS "adjustedVersion", a.waiting_count AS "waitingCount", a.marked_answers AS "markedAnswers", a.settles_at AS "settlesAt", a.told_release AS "notifiedRelease";

-- lockAttemptsWithDeadline: $1 quizId
SELECT FROM attempts WHERE quiz_id = $1 AND submitted_at IS NULL AND deadline_at IS NOT NULL AND NOT is_preview ORDER BY id FOR NO KEY UPDATE;

-- extendDeadlines: $1 minutes, $2 quizId, $3 kind, $4 actorId, $5 reason
WITH extended AS (
  UPDATE attempts a SET paused_at = coalesce(a.paused_at,
  CASE WHEN (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL) < coalesce(a.deadline_at + make_interval(mins => $1::int), 'infinity') THEN (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL) END), deadline_at = a.deadline_at + make_interval(mins => $1::int),
  extension_seconds = CASE WHEN a.deadline_at + make_interval(mins => $1::int) IS NULL THEN a.extension_seconds
    ELSE coalesce(ceil(extract(epoch FROM a.deadline_at + make_interval(mins => $1::int) - coalesce(a.reopened_until, least(
a.started_at + make_interval(secs => a.paused_seconds +
  (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
coalesce(c.closes_at, r.closes_at) + make_interval(secs => a.individually_paused_seconds)))))::int, 0) END
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id WHERE c.id = a.candidate_id
    AND a.id IN (SELECT id FROM attempts WHERE quiz_id = $2 AND submitted_at IS NULL AND deadline_at IS NOT NULL AND NOT is_preview)
  RETURNING a.id, a.candidate_id, jsonb_build_object('minutes', $1::int) AS details
), logged AS (
  INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind, actor_id, reason, details)
  SELECT $2, candidate_id, id, $3, $4, $5, details FROM extended
)
SELECT count(*)::int AS count FROM extended;

-- reopenAttempt: $1 minutes, $2 id
UPDATE attempts a SET submitted_at = NULL, submitted_by = NULL, receipt = NULL, score = NULL, max_score = NULL,
  exact_score = NULL, exact_max_score = NULL, waiting_count = NULL, marked_answers = NULL,
  settles_at = NULL, lease_epoch = lease_epoch + 1, lease_holder = '',
  deadline_at = now() + make_interval(mins => $1), reopened_until = now() + make_interval(mins => $1), extension_seconds = 0,
  paused_at = CASE WHEN (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL) IS NOT NULL THEN now() END, individually_paused_at = NULL WHERE a.id = $2
RETURNING a.id AS "id", a.institute_id AS "instituteId", a.created_by AS "createdBy", a.quiz_id AS "quizId", a.revision_id AS "revisionId", a.candidate_id AS "candidateId", a.number AS "number", a.is_preview AS "isPreview", a.rules AS "rules", a.base_rules AS "baseRules", a.seed AS "seed", a.arrangement AS "arrangement", a.reached AS "reached", a.place AS "place", a.lease_epoch AS "leaseEpoch", a.lease_holder AS "leaseHolder", a.lease_browser AS "leaseBrowser", a.network_mark AS "networkMark", a.started_at AS "startedAt", a.deadline_at AS "deadlineAt", a.extension_seconds AS "extensionSeconds", a.reopened_until AS "reopenedUntil", a.paused_at AS "pausedAt", a.individually_paused_at AS "individuallyPausedAt", a.paused_seconds AS "pausedSeconds", a.individually_paused_seconds AS "individualSeconds", a.last_saved_at AS "lastSavedAt", a.updated_at AS "updatedAt", a.submitted_at AS "submittedAt", a.submitted_by AS "submittedBy", a.receipt AS "receipt", a.score::float8 AS "score", a.max_score::float8 AS "maxScore", a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore", a.adjustment_marks AS "adjustmentMarks", a.adjusted_version AS "adjustedVersion", a.waiting_count AS "waitingCount", a.marked_answers AS "markedAnswers", a.settles_at AS "settlesAt", a.told_release AS "notifiedRelease";
