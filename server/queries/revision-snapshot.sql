-- From server/exams/revisions/revision-snapshot.queries.ts.

-- findOrInsertRevision: $1 quizId
WITH
drafted AS MATERIALIZED (
  SELECT jsonb_build_object(
      'title', z.title,
      'questions', coalesce(jsonb_agg(
        jsonb_build_object(
          'id', q.id, 'kind', q.kind, 'text', q.text, 'marks', CASE WHEN q.marks LIKE '%/%' THEN to_jsonb(q.marks)
ELSE to_jsonb(q.marks::numeric(6, 2)) END, 'image', q.image,
          'body', q.body
        ) || CASE WHEN q.wrong_marks IS NULL THEN '{}'
          ELSE jsonb_build_object('wrongMarks', q.wrong_marks) END ORDER BY q.position, q.id
      ) FILTER (WHERE q.id IS NOT NULL), '[]'::jsonb)
    ) AS content,
    count(q.id)::int AS question_count
  FROM quizzes z LEFT JOIN questions q ON q.quiz_id = z.id AND q.deleted_at IS NULL
  WHERE z.id = $1 GROUP BY z.id
),
draft AS MATERIALIZED (
  SELECT *, encode(sha256(convert_to(content::text, 'UTF8')), 'hex') AS hash FROM drafted
),
known AS (
  SELECT r.id FROM paper_revisions r JOIN draft ON draft.hash = r.content_hash
  WHERE r.quiz_id = $1 AND (r.number IS NULL OR r.number = (SELECT max(number) FROM paper_revisions WHERE quiz_id = $1))
  ORDER BY r.number NULLS LAST LIMIT 1
),
-- Revisions of previews are removed after a day: start the day again.
renewed AS (
  UPDATE paper_revisions r SET created_at = now() FROM known
  WHERE r.id = known.id AND r.number IS NULL
),
made AS (
  INSERT INTO paper_revisions
    (quiz_id, content_hash, content, question_count, image_ids)
  SELECT $1, hash, content, question_count, ARRAY(
    SELECT DISTINCT unnest(image_ids) FROM questions
    WHERE quiz_id = $1 AND deleted_at IS NULL AND image_ids <> '{}'
  ) FROM draft WHERE NOT EXISTS (SELECT FROM known)
  RETURNING id
)
SELECT id FROM known UNION ALL SELECT id FROM made;

-- findDifference: $1 quizId
WITH
drafted AS MATERIALIZED (
  SELECT jsonb_build_object(
      'title', z.title,
      'questions', coalesce(jsonb_agg(
        jsonb_build_object(
          'id', q.id, 'kind', q.kind, 'text', q.text, 'marks', CASE WHEN q.marks LIKE '%/%' THEN to_jsonb(q.marks)
ELSE to_jsonb(q.marks::numeric(6, 2)) END, 'image', q.image,
          'body', q.body
        ) || CASE WHEN q.wrong_marks IS NULL THEN '{}'
          ELSE jsonb_build_object('wrongMarks', q.wrong_marks) END ORDER BY q.position, q.id
      ) FILTER (WHERE q.id IS NOT NULL), '[]'::jsonb)
    ) AS content,
    count(q.id)::int AS question_count
  FROM quizzes z LEFT JOIN questions q ON q.quiz_id = z.id AND q.deleted_at IS NULL
  WHERE z.id = $1 GROUP BY z.id
),
draft AS MATERIALIZED (
  SELECT *, encode(sha256(convert_to(content::text, 'UTF8')), 'hex') AS hash FROM drafted
)
SELECT r.content_hash <> draft.hash AS differs FROM paper_revisions r, draft
WHERE r.quiz_id = $1 AND r.number = (SELECT max(number) FROM paper_revisions WHERE quiz_id = $1);

-- sumBytes: $1 quizId
SELECT sum(octet_length(text) + octet_length(body::text)) AS bytes
FROM questions WHERE quiz_id = $1 AND deleted_at IS NULL;

-- updateNumber: $1 quizId, $2 revisionId
WITH numbered AS (
  UPDATE paper_revisions
  SET number = coalesce((SELECT max(number) FROM paper_revisions WHERE quiz_id = $1), 0) + 1, published_at = now()
  WHERE id = $2 AND number IS NULL
  RETURNING id, number, content
), named AS (
INSERT INTO paper_revision_questions (revision_id, question_id, quiz_id)
SELECT numbered.id, (question->>'id')::uuid, $1
FROM numbered, jsonb_array_elements(numbered.content->'questions') AS question
)
SELECT number FROM numbered;
