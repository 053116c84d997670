-- From server/attempts/session/candidate-exam.queries.ts.

-- findCandidateExam: $1 candidateId
SELECT c.id AS "candidateId", c.quiz_id AS "quizId", c.institute_id AS "instituteId",
  c.created_by AS "createdBy", c.origin = 'PREVIEW' AS "isPreview",
  l.name, l.email, c.origin = 'LINK' AND l.email IS NULL AS "isByName",
  c.return_code AS "returnCode", c.extra_time_percent AS "extraTimePercent",
  c.extra_attempts AS "extraAttempts", c.opens_at AS "ownOpensAt", c.closes_at AS "ownClosesAt",
  CASE WHEN r.closes_at IS NOT NULL
THEN greatest(r.closes_at + greatest(interval '0', now() - greatest(coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = r.quiz_id AND p.ended_at IS NULL), now()), r.opens_at)),
  c.closes_at + greatest(interval '0', now() - greatest(coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = r.quiz_id AND p.ended_at IS NULL), now()), coalesce(c.opens_at, r.opens_at)))) + interval '10 seconds' END AS "lastAnswersAt",
  q.title, i.name AS "instituteName", i.time_zone AS "timeZone", q.status,
  q.is_completed AS "isCompleted", q.deleted_at AS "deletedAt",
  q.duration_minutes AS "durationMinutes", p.id AS "revisionId",
  coalesce(p.question_count, 0) AS "questionCount",
  (SELECT count(*)::int FROM attempts WHERE candidate_id = c.id) AS "attemptsMade",
  EXISTS (SELECT FROM attempts WHERE candidate_id = c.id AND submitted_at IS NULL) AS "hasOwnRunningAttempt",
  ((SELECT true FROM attempts o WHERE o.quiz_id = q.id AND o.submitted_at IS NULL AND NOT o.is_preview LIMIT 1) IS NOT NULL) AS "hasRunningAttempts",
  EXISTS (SELECT FROM candidates
    WHERE quiz_id = c.quiz_id AND closes_at > coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = c.quiz_id AND p.ended_at IS NULL), now()) AND revoked_at IS NULL
      AND origin <> 'PREVIEW')
    OR coalesce(r.closes_at > (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = c.quiz_id AND p.ended_at IS NULL), false) AS "mayOthersStart",
  CASE WHEN c.origin <> 'PREVIEW' THEN (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = c.quiz_id AND p.ended_at IS NULL) END AS "pausedAt",
  now() AS now
FROM candidates c
  JOIN quizzes q ON q.id = c.quiz_id
  JOIN institutes i ON i.id = c.institute_id
  LEFT JOIN exam_rules r ON r.quiz_id = c.quiz_id
  LEFT JOIN learners l ON l.id = c.learner_id
  LEFT JOIN LATERAL (
    SELECT id, question_count FROM paper_revisions
    WHERE quiz_id = c.quiz_id AND (id = c.revision_id OR c.revision_id IS NULL AND number IS NOT NULL)
    ORDER BY number DESC LIMIT 1
  ) p ON true
WHERE c.id = $1 AND c.revoked_at IS NULL;

-- listLobbyAttempts: $1 candidateId
SELECT a.id, a.number, a.started_at AS "startedAt", a.deadline_at AS "deadlineAt",
  a.paused_at AS "pausedAt", a.submitted_at AS "submittedAt", a.submitted_by AS "submittedBy",
  a.waiting_count AS "waitingCount", a.settles_at AS "settlesAt", a.rules, a.score::float8 AS score,
  a.max_score::float8 AS "maxScore", coalesce(a.deadline_at + interval '10 seconds' < coalesce(a.paused_at, now()), false) AS "isOver", CASE WHEN a.submitted_at IS NOT NULL AND NOT a.is_preview THEN
(SELECT json_build_object(
   'waiting', count(*) FILTER (WHERE waits),
   'accepted', count(*) FILTER (WHERE accepted),
   'refused', count(*) FILTER (WHERE refused AND NOT accepted))
 FROM (
   SELECT bool_or(k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS waits, coalesce(bool_or(k.decision = 'ACCEPTED'), false) AS accepted,
     coalesce(bool_or(k.decision = 'REFUSED'), false) AS refused
   FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id WHERE k.attempt_id = a.id GROUP BY k.question_id
 ) question) END AS late
FROM attempts a WHERE a.candidate_id = $1 ORDER BY a.number;

-- findNeededCode: $1 candidateId
SELECT r.access_code AS "accessCode", c.started_at IS NULL
  AND c.origin IN ('LINK', 'REGISTERED') AS "isNew"
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id
WHERE c.id = $1 AND r.access_code IS NOT NULL;
