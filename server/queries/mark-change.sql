-- From server/grading/manual/mark-change.queries.ts.

-- findVisibility: $1 gradeId
SELECT g.graded_at > now() - interval '5 minutes' AS "isRecent",
  (r.review_content <> 'NOTHING' AND CASE r.review_time
WHEN 'AT_ONCE' THEN true
WHEN 'AFTER_CLOSING' THEN CASE WHEN r.closes_at IS NULL
  THEN NOT (q.is_completed AND q.status = 'ACTIVE' AND q.deleted_at IS NULL) AND NOT EXISTS (SELECT FROM attempts o
WHERE o.quiz_id = a.quiz_id AND o.submitted_at IS NULL AND NOT o.is_preview)
  ELSE greatest(r.closes_at, c.closes_at) + interval '10 seconds' <= now() END
ELSE r.released_at IS NOT NULL OR r.withdrawn_at IS NULL AND CASE r.review_time
  WHEN 'ON_DATE' THEN coalesce(r.releases_at <= now(), false)
  WHEN 'AFTER_MARKING' THEN a.waiting_count = 0 AND coalesce(a.settles_at <= now(), true)
  ELSE false END
END) OR coalesce(r.withdrawn_at >= g.graded_at, false) AS "isShown",
  r.review_content = 'KEY' AS "showsComments"
FROM grades g JOIN attempts a ON a.id = g.attempt_id JOIN candidates c ON c.id = a.candidate_id
  JOIN quizzes q ON q.id = a.quiz_id JOIN exam_rules r ON r.quiz_id = a.quiz_id
WHERE g.id = $1;

-- findCandidateName: $1 candidateId
SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id WHERE c.id = $1;
