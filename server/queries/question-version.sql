-- From server/questions/question-version.queries.ts.

-- listContents: $1 questionIds, $2 versions
SELECT v.question_id AS "questionId", v.version, v.kind, v.text, v.body, v.image
FROM unnest($1::uuid[], $2::int[]) AS wanted(question_id, version)
  JOIN question_versions v USING (question_id, version);

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
  UPDATE questions SET latest_version = latest_version + 1 FROM other
  WHERE id = $1 AND NOT has_question RETURNING id, latest_version AS version
), copy AS (
  INSERT INTO questions (id, institute_id)
  SELECT $3, institute_id FROM questions, other WHERE id = $1 AND has_question
  RETURNING id, latest_version AS version
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
