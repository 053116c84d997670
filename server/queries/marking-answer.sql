-- From server/grading/manual/marking-answer.queries.ts.

-- findAnswer: $1 questionId, $2 attemptId
SELECT a.institute_id AS "instituteId", a.created_by AS "createdBy", a.number AS attempt,
  a.revision_id AS "paperId", a.rules, a.arrangement, a.submitted_at IS NOT NULL AS "isSubmitted",
  CASE WHEN r.attempt_id IS NOT NULL THEN jsonb_build_object('response', r.response,
    'isFlagged', r.is_flagged, 'savedAt', r.saved_at) END AS response,
  l.name, m.id AS "aliasId", m.number
FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id
JOIN quizzes q ON q.id = a.quiz_id AND q.deleted_at IS NULL
LEFT JOIN marking_aliases m ON m.candidate_id = a.candidate_id
LEFT JOIN responses r ON r.attempt_id = a.id AND r.question_id = $1
WHERE a.id = $2 AND NOT a.is_preview;
