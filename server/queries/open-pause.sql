-- From server/exams/pauses/open-pause.queries.ts.

-- findOpenPause: $1 quizId
SELECT p.id, p.started_at AS "startedAt", u.first_name || ' ' || u.last_name AS "startedByName",
  p.reason
FROM exam_pauses p LEFT JOIN users u ON u.id = p.started_by WHERE p.quiz_id = $1 AND p.ended_at IS NULL;
