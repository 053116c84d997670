-- From server/attempts/attempt.queries.ts.

-- lockAttempt: $1 id
SELECT a.id AS "id", a.institute_id AS "instituteId", a.created_by AS "createdBy", a.quiz_id AS "quizId", a.revision_id AS "revisionId", a.candidate_id AS "candidateId", a.number AS "number", a.is_preview AS "isPreview", a.rules AS "rules", a.seed AS "seed", a.arrangement AS "arrangement", a.reached AS "reached", a.place AS "place", a.lease_epoch AS "leaseEpoch", a.lease_holder AS "leaseHolder", a.lease_browser AS "leaseBrowser", a.network_mark AS "networkMark", a.started_at AS "startedAt", a.deadline_at AS "deadlineAt", a.extension_seconds AS "extensionSeconds", a.reopened_until AS "reopenedUntil", a.paused_at AS "pausedAt", a.individually_paused_at AS "individuallyPausedAt", a.paused_seconds AS "pausedSeconds", a.individually_paused_seconds AS "individualSeconds", a.last_saved_at AS "lastSavedAt", a.updated_at AS "updatedAt", a.submitted_at AS "submittedAt", a.submitted_by AS "submittedBy", a.receipt AS "receipt", a.score::float8 AS "score", a.max_score::float8 AS "maxScore", a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore", a.waiting_count AS "waitingCount", a.marked_answers AS "markedAnswers", a.settles_at AS "settlesAt", a.told_release AS "notifiedRelease", coalesce(a.deadline_at + interval '10 seconds' < coalesce(a.paused_at, now()), false) AS "isOver"
FROM attempts a WHERE a.id = $1 FOR NO KEY UPDATE OF a;

-- lockAttemptOfExam: $1 id
SELECT a.id AS "id", a.institute_id AS "instituteId", a.created_by AS "createdBy", a.quiz_id AS "quizId", a.revision_id AS "revisionId", a.candidate_id AS "candidateId", a.number AS "number", a.is_preview AS "isPreview", a.rules AS "rules", a.seed AS "seed", a.arrangement AS "arrangement", a.reached AS "reached", a.place AS "place", a.lease_epoch AS "leaseEpoch", a.lease_holder AS "leaseHolder", a.lease_browser AS "leaseBrowser", a.network_mark AS "networkMark", a.started_at AS "startedAt", a.deadline_at AS "deadlineAt", a.extension_seconds AS "extensionSeconds", a.reopened_until AS "reopenedUntil", a.paused_at AS "pausedAt", a.individually_paused_at AS "individuallyPausedAt", a.paused_seconds AS "pausedSeconds", a.individually_paused_seconds AS "individualSeconds", a.last_saved_at AS "lastSavedAt", a.updated_at AS "updatedAt", a.submitted_at AS "submittedAt", a.submitted_by AS "submittedBy", a.receipt AS "receipt", a.score::float8 AS "score", a.max_score::float8 AS "maxScore", a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore", a.waiting_count AS "waitingCount", a.marked_answers AS "markedAnswers", a.settles_at AS "settlesAt", a.told_release AS "notifiedRelease", coalesce(a.deadline_at + interval '10 seconds' < coalesce(a.paused_at, now()), false) AS "isOver"
FROM attempts a WHERE a.id = $1 AND NOT a.is_preview FOR NO KEY UPDATE OF a;

-- lockAttemptForMarking: $1 gradeId
SELECT a.id AS "id", a.institute_id AS "instituteId", a.created_by AS "createdBy", a.quiz_id AS "quizId", a.revision_id AS "revisionId", a.candidate_id AS "candidateId", a.number AS "number", a.is_preview AS "isPreview", a.rules AS "rules", a.seed AS "seed", a.arrangement AS "arrangement", a.reached AS "reached", a.place AS "place", a.lease_epoch AS "leaseEpoch", a.lease_holder AS "leaseHolder", a.lease_browser AS "leaseBrowser", a.network_mark AS "networkMark", a.started_at AS "startedAt", a.deadline_at AS "deadlineAt", a.extension_seconds AS "extensionSeconds", a.reopened_until AS "reopenedUntil", a.paused_at AS "pausedAt", a.individually_paused_at AS "individuallyPausedAt", a.paused_seconds AS "pausedSeconds", a.individually_paused_seconds AS "individualSeconds", a.last_saved_at AS "lastSavedAt", a.updated_at AS "updatedAt", a.submitted_at AS "submittedAt", a.submitted_by AS "submittedBy", a.receipt AS "receipt", a.score::float8 AS "score", a.max_score::float8 AS "maxScore", a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore", a.waiting_count AS "waitingCount", a.marked_answers AS "markedAnswers", a.settles_at AS "settlesAt", a.told_release AS "notifiedRelease", coalesce(a.deadline_at + interval '10 seconds' < coalesce(a.paused_at, now()), false) AS "isOver"
FROM attempts a WHERE a.id = (SELECT attempt_id FROM grades WHERE id = $1) AND NOT a.is_preview
  AND EXISTS (SELECT FROM quizzes q WHERE q.id = a.quiz_id AND q.deleted_at IS NULL) FOR NO KEY UPDATE OF a;

-- lockRunningAttempt: $1 candidateId
SELECT a.id AS "id", a.institute_id AS "instituteId", a.created_by AS "createdBy", a.quiz_id AS "quizId", a.revision_id AS "revisionId", a.candidate_id AS "candidateId", a.number AS "number", a.is_preview AS "isPreview", a.rules AS "rules", a.seed AS "seed", a.arrangement AS "arrangement", a.reached AS "reached", a.place AS "place", a.lease_epoch AS "leaseEpoch", a.lease_holder AS "leaseHolder", a.lease_browser AS "leaseBrowser", a.network_mark AS "networkMark", a.started_at AS "startedAt", a.deadline_at AS "deadlineAt", a.extension_seconds AS "extensionSeconds", a.reopened_until AS "reopenedUntil", a.paused_at AS "pausedAt", a.individually_paused_at AS "individuallyPausedAt", a.paused_seconds AS "pausedSeconds", a.individually_paused_seconds AS "individualSeconds", a.last_saved_at AS "lastSavedAt", a.updated_at AS "updatedAt", a.submitted_at AS "submittedAt", a.submitted_by AS "submittedBy", a.receipt AS "receipt", a.score::float8 AS "score", a.max_score::float8 AS "maxScore", a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore", a.waiting_count AS "waitingCount", a.marked_answers AS "markedAnswers", a.settles_at AS "settlesAt", a.told_release AS "notifiedRelease", coalesce(a.deadline_at + interval '10 seconds' < coalesce(a.paused_at, now()), false) AS "isOver"
FROM attempts a WHERE a.candidate_id = $1 AND a.submitted_at IS NULL FOR NO KEY UPDATE OF a;

-- findFixedFields: $1 id
SELECT id, candidate_id AS "candidateId", quiz_id AS "quizId", revision_id AS "revisionId",
  rules, jsonb_path_query_array(arrangement, '$[*].questionId') AS "order"
FROM attempts WHERE id = $1;

-- findAttemptOfExam: $1 id, $2 quizId
SELECT FROM attempts WHERE id = $1 AND quiz_id = $2;

-- findRunningAttempt: $1 candidateId
SELECT FROM attempts WHERE candidate_id = $1 AND submitted_at IS NULL;

-- listTakenQuizzes: $1 ids
SELECT DISTINCT quiz_id AS id FROM attempts WHERE quiz_id = ANY($1) AND NOT is_preview;
