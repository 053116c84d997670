-- From server/results/attempt-paper.queries.ts.

-- findPaper: $1 attemptId
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt", a.institute_id AS "instituteId", a.created_by AS "createdBy",
  a.quiz_id AS "quizId", a.revision_id AS "revisionId",
  p.number AS "revisionNumber", a.arrangement
FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id JOIN paper_revisions p ON p.id = a.revision_id
WHERE a.id = $1 AND NOT a.is_preview;

-- findNeighbours: $1 quizId, $2 attemptId
SELECT
  (SELECT a.id FROM attempts a WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND (a.submitted_at, a.id) > (s.at, $2)
   ORDER BY a.submitted_at, a.id LIMIT 1) AS "previousId",
  (SELECT a.id FROM attempts a WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND (a.submitted_at, a.id) < (s.at, $2)
   ORDER BY a.submitted_at DESC, a.id DESC LIMIT 1) AS "nextId"
FROM (SELECT submitted_at AS at FROM attempts WHERE id = $2) s;
