-- From server/grading/manual/mark-change.queries.ts.

-- findVisibility: $1 gradeId
SELECT g.graded_at > now() - interval '5 minutes' AS "isRecent",
  (NOT r.review_content = 'NOTHING'
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
        AND (a.settles_at IS NULL OR coalesce(a.settles_at <= now(), false))))))) OR coalesce(r.withdrawn_at >= g.graded_at, false) AS "isShown",
  r.review_content = 'KEY' AS "showsComments"
FROM grades g JOIN attempts a ON a.id = g.attempt_id JOIN candidates c ON c.id = a.candidate_id
  JOIN quizzes q ON q.id = a.quiz_id JOIN exam_rules r ON r.quiz_id = a.quiz_id
WHERE g.id = $1;

-- findCandidateLearner: $1 candidateId
SELECT l.id, l.name FROM candidates c JOIN learners l ON l.id = c.learner_id WHERE c.id = $1;
