-- From server/exports/tables/exported-attempt.queries.ts.

-- countSubmittedAttempts: $1 quizId
SELECT count(*)::int AS count FROM attempts a WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview;

-- listFirstSubmitted: $1 quizId, $2 limit
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
WHERE k.attempt_id = a.id)) AS "updatedAt", a.revision_id AS "revisionId", a.submitted_at::text AS exactly
FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview
ORDER BY a.submitted_at, a.id LIMIT $2;

-- listNextSubmitted: $1 quizId, $2 exactly, $3 attemptId, $4 limit
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
WHERE k.attempt_id = a.id)) AS "updatedAt", a.revision_id AS "revisionId", a.submitted_at::text AS exactly
FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND (a.submitted_at, a.id) > ($2::timestamptz, $3::uuid)
ORDER BY a.submitted_at, a.id LIMIT $4;

-- listTakenRevisions: $1 quizId
SELECT id FROM paper_revisions p
WHERE quiz_id = $1 AND number IS NOT NULL AND (
  number = (SELECT max(number) FROM paper_revisions WHERE quiz_id = $1)
  OR EXISTS (SELECT FROM attempts a WHERE a.revision_id = p.id AND a.submitted_at IS NOT NULL AND NOT a.is_preview))
ORDER BY number DESC;

-- listAnswersByAttempt: $1 attemptIds
SELECT coalesce(r.attempt_id, g.attempt_id) AS "attemptId",
  json_object_agg(coalesce(r.question_id, g.question_id),
    json_build_array(r.response, g.marks))::text AS answers
FROM (SELECT * FROM responses WHERE attempt_id = ANY($1)) r
  FULL JOIN (SELECT * FROM grades WHERE attempt_id = ANY($1)) g
    ON g.attempt_id = r.attempt_id AND g.question_id = r.question_id
GROUP BY 1;
