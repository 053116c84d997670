-- From server/questions/question-images.queries.ts.

-- listImagesOfQuiz: $1 quizId
SELECT DISTINCT unnest(v.image_ids) AS id FROM placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version
WHERE p.quiz_id = $1 AND p.deleted_at IS NULL AND v.image_ids <> '{}';

-- listUsedImages: $1 ids
WITH showing AS MATERIALIZED (
  SELECT question_id, version, image_ids FROM question_versions
  WHERE image_ids <> '{}' AND image_ids && ARRAY(SELECT unnest($1::uuid[]))
)
SELECT unnest(v.image_ids) AS id FROM showing v CROSS JOIN LATERAL (
  SELECT FROM placements p
  WHERE p.question_id = v.question_id AND p.question_version = v.version LIMIT 1) placed
UNION
SELECT unnest(v.image_ids) FROM showing v CROSS JOIN LATERAL (
  SELECT FROM questions q
  WHERE q.id = v.question_id AND q.latest_version = v.version AND q.is_in_bank LIMIT 1) latest;
