-- From server/attempts/pauses/attempt-pause.queries.ts.

-- pauseAttempt: $1 at, $2 id
UPDATE attempts a SET paused_at = coalesce(a.paused_at, $1), paused_alone_at = $1 WHERE a.id = $2
RETURNING a.id AS "id", a.institute_id AS "instituteId", a.created_by AS "createdBy", a.quiz_id AS "quizId", a.revision_id AS "revisionId", a.candidate_id AS "candidateId", a.number AS "number", a.is_preview AS "isPreview", a.rules AS "rules", a.seed AS "seed", a.arrangement AS "arrangement", a.reached AS "reached", a.place AS "place", a.lease_epoch AS "leaseEpoch", a.lease_holder AS "leaseHolder", a.lease_browser AS "leaseBrowser", a.network_mark AS "networkMark", a.started_at AS "startedAt", a.deadline_at AS "deadlineAt", a.extension_seconds AS "extensionSeconds", a.reopened_until AS "reopenedUntil", a.paused_at AS "pausedAt", a.paused_alone_at AS "pausedAloneAt", a.paused_seconds AS "pausedSeconds", a.last_saved_at AS "lastSavedAt", a.updated_at AS "updatedAt", a.submitted_at AS "submittedAt", a.submitted_by AS "submittedBy", a.receipt AS "receipt", a.score::float8 AS "score", a.max_score::float8 AS "maxScore", a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore", a.waiting_count AS "waitingCount", a.marked_answers AS "markedAnswers", a.settles_at AS "settlesAt", a.told_release AS "notifiedRelease";

-- resumeAttempt: $1 at, $2 id
UPDATE attempts a SET paused_at = CASE WHEN (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL) IS NOT NULL THEN $1::timestamptz END, paused_seconds = a.paused_seconds + extract(epoch FROM greatest(interval '0', $1 - a.paused_at)), reopened_until = a.reopened_until + greatest(interval '0', $1 - a.paused_at), paused_alone_at = NULL, deadline_at = a.deadline_at + greatest(interval '0', $1 - a.paused_at),
  extension_seconds = CASE WHEN a.deadline_at + greatest(interval '0', $1 - a.paused_at) IS NULL THEN a.extension_seconds
    ELSE coalesce(ceil(extract(epoch FROM a.deadline_at + greatest(interval '0', $1 - a.paused_at) - coalesce(a.reopened_until + greatest(interval '0', $1 - a.paused_at), least(
a.started_at + make_interval(secs => a.paused_seconds + extract(epoch FROM greatest(interval '0', $1 - a.paused_at)) +
  (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
coalesce(c.closes_at, r.closes_at)))))::int, 0) END
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id WHERE c.id = a.candidate_id
  AND a.id = $2
RETURNING a.id AS "id", a.institute_id AS "instituteId", a.created_by AS "createdBy", a.quiz_id AS "quizId", a.revision_id AS "revisionId", a.candidate_id AS "candidateId", a.number AS "number", a.is_preview AS "isPreview", a.rules AS "rules", a.seed AS "seed", a.arrangement AS "arrangement", a.reached AS "reached", a.place AS "place", a.lease_epoch AS "leaseEpoch", a.lease_holder AS "leaseHolder", a.lease_browser AS "leaseBrowser", a.network_mark AS "networkMark", a.started_at AS "startedAt", a.deadline_at AS "deadlineAt", a.extension_seconds AS "extensionSeconds", a.reopened_until AS "reopenedUntil", a.paused_at AS "pausedAt", a.paused_alone_at AS "pausedAloneAt", a.paused_seconds AS "pausedSeconds", a.last_saved_at AS "lastSavedAt", a.updated_at AS "updatedAt", a.submitted_at AS "submittedAt", a.submitted_by AS "submittedBy", a.receipt AS "receipt", a.score::float8 AS "score", a.max_score::float8 AS "maxScore", a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore", a.waiting_count AS "waitingCount", a.marked_answers AS "markedAnswers", a.settles_at AS "settlesAt", a.told_release AS "notifiedRelease";

-- countPauses: $1 id
SELECT count(*)::int AS count FROM exam_events WHERE attempt_id = $1 AND kind = 'PAUSED';
