-- From server/overview/mend-count.queries.ts.

-- listBodies: $1 quizIds, $2 kinds
SELECT p.quiz_id AS "quizId", p.id AS "questionId", v.kind, v.body FROM placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version
WHERE p.quiz_id = ANY($1::uuid[]) AND p.deleted_at IS NULL AND v.kind = ANY($2::text[])
ORDER BY p.quiz_id, p.position;
