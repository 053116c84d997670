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
  p.number AS "revisionNumber", a.arrangement,
  a.submitted_at IS NOT NULL AND coalesce((NOT r.review_content = 'NOTHING'
AND (r.review_time = 'AT_ONCE'
  OR (r.review_time = 'AFTER_CLOSING'
    AND (coalesce(CASE WHEN r.closes_at IS NOT NULL
        THEN greatest(r.closes_at + greatest(interval '0', now() - greatest(coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = r.quiz_id AND p.ended_at IS NULL), now()), r.opens_at)),
          c.closes_at + greatest(interval '0', now() - greatest(coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = r.quiz_id AND p.ended_at IS NULL), now()), coalesce(c.opens_at, r.opens_at)))) + interval '10 seconds' END <= now(), false)
      OR (CASE WHEN r.closes_at IS NOT NULL
          THEN greatest(r.closes_at + greatest(interval '0', now() - greatest(coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = r.quiz_id AND p.ended_at IS NULL), now()), r.opens_at)),
            c.closes_at + greatest(interval '0', now() - greatest(coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = r.quiz_id AND p.ended_at IS NULL), now()), coalesce(c.opens_at, r.opens_at)))) + interval '10 seconds' END IS NULL
        AND NOT (q.is_completed AND q.status = 'ACTIVE' AND q.deleted_at IS NULL)
        AND NOT ((SELECT true FROM attempts o WHERE o.quiz_id = q.id AND o.submitted_at IS NULL AND NOT o.is_preview LIMIT 1) IS NOT NULL))))
  OR (r.review_time = 'ON_RELEASE' AND NOT r.released_at IS NULL)
  OR (r.review_time = 'ON_DATE'
    AND (NOT r.released_at IS NULL
      OR ((r.released_at IS NULL AND r.withdrawn_at IS NULL) AND coalesce(r.releases_at <= now(), false))))
  OR (r.review_time = 'AFTER_MARKING'
    AND (NOT r.released_at IS NULL OR (r.released_at IS NULL AND r.withdrawn_at IS NULL))
    AND (NOT r.released_at IS NULL
      OR (coalesce(a.waiting_count = 0, false)
        AND (a.settles_at IS NULL OR coalesce(a.settles_at <= now(), false))))))), false) AS "isScoreShown"
FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id JOIN paper_revisions p ON p.id = a.revision_id
  JOIN quizzes q ON q.id = a.quiz_id JOIN exam_rules r ON r.quiz_id = q.id
WHERE a.id = $1 AND NOT a.is_preview;

-- findNeighbours: $1 quizId, $2 attemptId
SELECT
  (SELECT a.id FROM attempts a WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND (a.submitted_at, a.id) > (s.at, $2)
   ORDER BY a.submitted_at, a.id LIMIT 1) AS "previousId",
  (SELECT a.id FROM attempts a WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND (a.submitted_at, a.id) < (s.at, $2)
   ORDER BY a.submitted_at DESC, a.id DESC LIMIT 1) AS "nextId"
FROM (SELECT submitted_at AS at FROM attempts WHERE id = $2) s;
