-- From server/grading/manual/marking-settings.queries.ts.

-- listExamsWithHiddenNames: $1 quizIds
SELECT s.quiz_id AS id FROM marking_settings s
WHERE s.quiz_id = ANY($1) AND s.is_anonymous
  AND (EXISTS (SELECT FROM attempts o
      WHERE o.quiz_id = s.quiz_id AND o.submitted_at IS NULL AND NOT o.is_preview)
    OR EXISTS (SELECT FROM attempts a
      WHERE a.quiz_id = s.quiz_id AND a.settles_at > now() AND a.submitted_at IS NOT NULL AND NOT a.is_preview)
    OR EXISTS (SELECT FROM grades g JOIN attempts a ON a.id = g.attempt_id
      WHERE g.quiz_id = s.quiz_id AND g.outcome = 'WAITING' AND a.submitted_at IS NOT NULL AND NOT a.is_preview));

-- insertRubricCopies: $1 toQuizId, $2 questions, $3 fromQuizId
INSERT INTO rubrics (quiz_id, question_id, "criteria", "is_binding")
SELECT $1, q.copy, "criteria", "is_binding"
FROM jsonb_to_recordset($2) AS q (source uuid, copy uuid)
  JOIN rubrics r ON r.quiz_id = $3 AND r.question_id = q.source;
