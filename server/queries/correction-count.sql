-- From server/overview/correction-count.queries.ts.

-- listQuestionsOf: $1 quizIds
SELECT p.quiz_id AS "quizId", p.id, v.kind, v.text, p.marks, p.wrong_marks AS "wrongMarks",
  v.body, v.image
FROM placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version
WHERE p.quiz_id = ANY($1::uuid[]) AND p.deleted_at IS NULL
ORDER BY p.quiz_id, p.position;
