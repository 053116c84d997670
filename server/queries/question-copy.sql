-- From server/questions/question-copy.queries.ts.

-- insertCopiesOfAll: $1 fromQuizId, $2 toQuizId
WITH source AS MATERIALIZED (
  SELECT id AS source, gen_random_uuid() AS copy, position, "kind", "text", "marks", "wrong_marks", "body", "image", "image_ids"
  FROM questions WHERE quiz_id = $1 AND deleted_at IS NULL
), copied AS (
  INSERT INTO questions (id, quiz_id, position, "kind", "text", "marks", "wrong_marks", "body", "image", "image_ids")
  SELECT copy, $2, position, "kind", "text", "marks", "wrong_marks", "body", "image", "image_ids" FROM source
)
SELECT source, copy FROM source;

-- insertCopies: $1 toQuizId, $2 last, $3 ids, $4 copies
INSERT INTO questions (id, quiz_id, position, "kind", "text", "marks", "wrong_marks", "body", "image", "image_ids")
SELECT copy, $1, $2::int + turn, "kind", "text", "marks", "wrong_marks", "body", "image", "image_ids"
FROM unnest($3::uuid[], $4::uuid[]) WITH ORDINALITY AS given(source, copy, turn)
JOIN questions ON questions.id = given.source;

-- listBodies: $1 quizId, $2 after, $3 kinds, $4 take
SELECT id, kind, body, position FROM questions
WHERE quiz_id = $1 AND deleted_at IS NULL AND position > $2 AND kind = ANY($3)
ORDER BY position LIMIT $4;

-- updateBodies: $1 bodies
UPDATE questions SET body = renewed.body
FROM jsonb_to_recordset($1::jsonb) AS renewed(id uuid, body jsonb)
WHERE questions.id = renewed.id;
