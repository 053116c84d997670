-- From server/questions/question-copy.queries.ts.

-- insertCopiesOfAll: $1 fromQuizId, $2 toQuizId
WITH source AS MATERIALIZED (
  SELECT p.id AS source, encode(set_bit(set_bit(
    overlay(uuid_send(gen_random_uuid())
      PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
      FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid AS copy, encode(set_bit(set_bit(
    overlay(uuid_send(gen_random_uuid())
      PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
      FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid AS new_question_id,
    p.position AS new_position, "kind", "text", "body", "image", "image_ids", "marks", "wrong_marks"
  FROM placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version WHERE p.quiz_id = $1 AND p.deleted_at IS NULL
),
new_question AS (
  INSERT INTO questions (id, institute_id)
  SELECT new_question_id, (SELECT institute_id FROM quizzes WHERE id = $2) FROM source
), first_version AS (
  INSERT INTO question_versions (question_id, version, "kind", "text", "body", "image", "image_ids")
  SELECT new_question_id, 1, "kind", "text", "body", "image", "image_ids" FROM source
), placed AS (
  INSERT INTO placements (id, quiz_id, question_id, question_version, position, "marks", "wrong_marks")
  SELECT copy, $2, new_question_id, 1, new_position, "marks", "wrong_marks" FROM source
)
SELECT source, copy FROM source;

-- insertCopies: $1 last, $2 ids, $3 copies, $4 toQuizId
WITH source AS MATERIALIZED (
  SELECT given.copy, encode(set_bit(set_bit(
    overlay(uuid_send(gen_random_uuid())
      PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
      FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid AS new_question_id, $1::int + given.turn AS new_position,
    "kind", "text", "body", "image", "image_ids", "marks", "wrong_marks"
  FROM unnest($2::uuid[], $3::uuid[]) WITH ORDINALITY AS given(source, copy, turn)
  JOIN (placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version) ON p.id = given.source
),
new_question AS (
  INSERT INTO questions (id, institute_id)
  SELECT new_question_id, (SELECT institute_id FROM quizzes WHERE id = $4) FROM source
), first_version AS (
  INSERT INTO question_versions (question_id, version, "kind", "text", "body", "image", "image_ids")
  SELECT new_question_id, 1, "kind", "text", "body", "image", "image_ids" FROM source
)
  INSERT INTO placements (id, quiz_id, question_id, question_version, position, "marks", "wrong_marks")
  SELECT copy, $4, new_question_id, 1, new_position, "marks", "wrong_marks" FROM source;

-- listBodies: $1 quizId, $2 after, $3 kinds, $4 take
SELECT v.question_id AS "questionId", v.kind, v.body, p.position FROM placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version
WHERE p.quiz_id = $1 AND p.deleted_at IS NULL AND p.position > $2 AND v.kind = ANY($3)
ORDER BY p.position LIMIT $4;

-- updateBodies: $1 bodies
UPDATE question_versions SET body = renewed.body
FROM jsonb_to_recordset($1::jsonb) AS renewed(id uuid, body jsonb)
WHERE question_versions.question_id = renewed.id AND question_versions.version = 1;
