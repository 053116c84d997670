-- From server/exams/revisions/revision-snapshot.queries.ts.

-- findOrInsertRevision: $1 quizId
WITH
drafted AS MATERIALIZED (
  SELECT jsonb_build_object(
      'title', z.title,
      'questions', coalesce(jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'kind', v.kind, 'text', v.text, 'marks', CASE WHEN p.marks LIKE '%/%' THEN to_jsonb(p.marks)
ELSE to_jsonb(p.marks::numeric(6, 2)) END, 'image', v.image,
          'body', v.body
        ) || CASE WHEN p.wrong_marks IS NULL THEN '{}'
          ELSE jsonb_build_object('wrongMarks', p.wrong_marks) END ORDER BY p.position
      ) FILTER (WHERE p.id IS NOT NULL), '[]'::jsonb)
    ) AS content,
    count(p.id)::int AS question_count
  FROM quizzes z LEFT JOIN (placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version) ON p.quiz_id = z.id AND p.deleted_at IS NULL
  WHERE z.id = $1 GROUP BY z.id
),
draft AS MATERIALIZED (
  SELECT *, encode(sha256(convert_to(content::text, 'UTF8')), 'hex') AS hash FROM drafted
),
known AS (
  SELECT r.id FROM paper_revisions r JOIN draft ON draft.hash = r.content_hash
  WHERE r.quiz_id = $1 AND (r.number IS NULL OR r.number = (SELECT max(number) FROM paper_revisions WHERE quiz_id = $1))
  ORDER BY r.number NULLS LAST LIMIT 1 FOR NO KEY UPDATE OF r
),
-- Revisions of previews are removed after a day: start the day again.
renewed AS (
  UPDATE paper_revisions r SET created_at = now() FROM known
  WHERE r.id = known.id AND r.number IS NULL
),
made AS (
  INSERT INTO paper_revisions (quiz_id, content_hash, content, question_count, image_ids) SELECT $1, hash, content, question_count, ARRAY(
    SELECT DISTINCT unnest(v.image_ids) FROM placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version
    WHERE p.quiz_id = $1 AND p.deleted_at IS NULL AND v.image_ids <> '{}'
  ) FROM draft WHERE NOT EXISTS (SELECT FROM known)
  RETURNING id
)
SELECT id FROM known UNION ALL SELECT id FROM made;

-- publishRevision: $1 quizId
WITH
drafted AS MATERIALIZED (
  SELECT jsonb_build_object(
      'title', z.title,
      'questions', coalesce(jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'kind', v.kind, 'text', v.text, 'marks', CASE WHEN p.marks LIKE '%/%' THEN to_jsonb(p.marks)
ELSE to_jsonb(p.marks::numeric(6, 2)) END, 'image', v.image,
          'body', v.body
        ) || CASE WHEN p.wrong_marks IS NULL THEN '{}'
          ELSE jsonb_build_object('wrongMarks', p.wrong_marks) END ORDER BY p.position
      ) FILTER (WHERE p.id IS NOT NULL), '[]'::jsonb)
    ) AS content,
    count(p.id)::int AS question_count
  FROM quizzes z LEFT JOIN (placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version) ON p.quiz_id = z.id AND p.deleted_at IS NULL
  WHERE z.id = $1 GROUP BY z.id
),
draft AS MATERIALIZED (
  SELECT *, encode(sha256(convert_to(content::text, 'UTF8')), 'hex') AS hash FROM drafted
),
known AS (
  SELECT r.id FROM paper_revisions r JOIN draft ON draft.hash = r.content_hash
  WHERE r.quiz_id = $1 AND (r.number IS NULL OR r.number = (SELECT max(number) FROM paper_revisions WHERE quiz_id = $1))
  ORDER BY r.number NULLS LAST LIMIT 1 FOR NO KEY UPDATE OF r
),
next AS (SELECT coalesce((SELECT max(number) FROM paper_revisions WHERE quiz_id = $1), 0) + 1 AS number),
numbered AS (
  UPDATE paper_revisions r SET number = next.number, published_at = now() FROM known, next
  WHERE r.id = known.id AND r.number IS NULL
  RETURNING r.id, r.number
),
made AS (
  INSERT INTO paper_revisions (quiz_id, content_hash, content, question_count, image_ids, number, published_at)
  SELECT $1, hash, content, question_count, ARRAY(
    SELECT DISTINCT unnest(v.image_ids) FROM placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version
    WHERE p.quiz_id = $1 AND p.deleted_at IS NULL AND v.image_ids <> '{}'
  ), (SELECT number FROM next), now() FROM draft WHERE NOT EXISTS (SELECT FROM known)
  RETURNING id, number
),
published AS (TABLE numbered UNION ALL TABLE made),
named AS (
  INSERT INTO paper_revision_questions
    (revision_id, placement_id, question_id, question_version, quiz_id)
  SELECT published.id, p.id, p.question_id, p.question_version, $1
  FROM published, placements p WHERE p.quiz_id = $1 AND p.deleted_at IS NULL
)
SELECT number FROM published;

-- findDifference: $1 quizId
WITH
drafted AS MATERIALIZED (
  SELECT jsonb_build_object(
      'title', z.title,
      'questions', coalesce(jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'kind', v.kind, 'text', v.text, 'marks', CASE WHEN p.marks LIKE '%/%' THEN to_jsonb(p.marks)
ELSE to_jsonb(p.marks::numeric(6, 2)) END, 'image', v.image,
          'body', v.body
        ) || CASE WHEN p.wrong_marks IS NULL THEN '{}'
          ELSE jsonb_build_object('wrongMarks', p.wrong_marks) END ORDER BY p.position
      ) FILTER (WHERE p.id IS NOT NULL), '[]'::jsonb)
    ) AS content,
    count(p.id)::int AS question_count
  FROM quizzes z LEFT JOIN (placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version) ON p.quiz_id = z.id AND p.deleted_at IS NULL
  WHERE z.id = $1 GROUP BY z.id
),
draft AS MATERIALIZED (
  SELECT *, encode(sha256(convert_to(content::text, 'UTF8')), 'hex') AS hash FROM drafted
)
SELECT r.content_hash <> draft.hash AS differs FROM paper_revisions r, draft
WHERE r.quiz_id = $1 AND r.number = (SELECT max(number) FROM paper_revisions WHERE quiz_id = $1);

-- sumBytes: $1 quizId
SELECT sum(octet_length(v.text) + octet_length(v.body::text)) AS bytes
FROM placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version WHERE p.quiz_id = $1 AND p.deleted_at IS NULL;
