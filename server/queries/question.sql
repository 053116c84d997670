-- From server/questions/question.queries.ts.

-- findLastPosition: $1 quizId
SELECT coalesce(max(position), 0) AS last FROM placements WHERE quiz_id = $1;

-- insertQuestions: $1 rows, $2 instituteId, $3 quizId
WITH row AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($1::jsonb)
    AS row(placement_id uuid, question_id uuid, position int, kind text, text text, marks text,
           wrong_marks text, body jsonb, image jsonb, image_ids uuid[])
), question AS (
  INSERT INTO questions (id, institute_id) SELECT question_id, $2 FROM row
), written AS (
  INSERT INTO question_versions (question_id, version, kind, text, body, image, image_ids)
  SELECT question_id, 1, kind, text, body, image, image_ids FROM row
)
INSERT INTO placements (id, quiz_id, question_id, question_version, position, marks, wrong_marks)
SELECT placement_id, $3, question_id, 1, position, marks, wrong_marks FROM row;

-- lockQuestionVersion: $1 version, $2 questionId
SELECT v.kind, v.text, v.body, v.image
FROM questions q JOIN question_versions v ON v.question_id = q.id AND v.version = $1
WHERE q.id = $2 FOR NO KEY UPDATE OF q;

-- insertVersion: $1 questionId, $2 placementId, $3 copyId, $4 kind, $5 text, $6 body, $7 image, $8 imageIds
WITH other AS MATERIALIZED (
  SELECT EXISTS (
    SELECT FROM placements WHERE question_id = $1 AND id <> $2
  ) AS has_question
), own AS (
  UPDATE questions SET version = version + 1 FROM other
  WHERE id = $1 AND NOT has_question RETURNING id, version
), copy AS (
  INSERT INTO questions (id, institute_id)
  SELECT $3, institute_id FROM questions, other WHERE id = $1 AND has_question
  RETURNING id, version
)
INSERT INTO question_versions (question_id, version, kind, text, body, image, image_ids)
SELECT id, version, $4, $5, $6::jsonb, $7::jsonb, $8::uuid[]
FROM (TABLE own UNION ALL TABLE copy) AS target
RETURNING question_id AS "questionId", version;

-- deleteOldVersions: $1 questionId, $2 last
DELETE FROM question_versions v
WHERE v.question_id = $1 AND v.version <= $2
  AND NOT EXISTS (
    SELECT FROM placements p
    WHERE p.question_id = v.question_id AND p.question_version = v.version)
  AND NOT EXISTS (
    SELECT FROM paper_revision_questions r
    WHERE r.question_id = v.question_id AND r.question_version = v.version);

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
  WHERE q.id = v.question_id AND q.version = v.version AND q.is_in_bank LIMIT 1) latest;
