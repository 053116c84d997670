-- From server/exams/revisions/paper-revision.queries.ts.

-- findContent: $1 id
SELECT content::text AS content FROM paper_revisions WHERE id = $1;

-- findRevisionWithSalt: $1 id
SELECT number, salt, commitment, content::text AS content FROM paper_revisions WHERE id = $1;

-- listImagesOfRevisions: $1 ids
SELECT DISTINCT unnest(image_ids) AS id FROM paper_revisions
WHERE image_ids <> '{}' AND image_ids && ARRAY(SELECT unnest($1::uuid[]));

-- listPublishedPlacements: $1 ids
SELECT DISTINCT placement_id AS id FROM paper_revision_questions WHERE placement_id = ANY($1);

-- listExposedPlaces: $1 quizId, $2 revisionId, $3 kinds
WITH exposed AS MATERIALIZED (
  SELECT DISTINCT question->'id' AS id, question->'body' AS body
  FROM paper_revisions, jsonb_array_elements(content->'questions') AS question
  WHERE quiz_id = $1 AND is_hash_published
),
current_questions AS MATERIALIZED (
  SELECT question->'id' AS id, question->'body' AS body, place::int
  FROM paper_revisions,
    jsonb_array_elements(content->'questions') WITH ORDINALITY AS one (question, place)
  WHERE paper_revisions.id = $2 AND question->>'kind' = ANY($3)
)
SELECT place FROM current_questions JOIN exposed USING (id, body) ORDER BY place;

-- listUnreadyQuizzes: $1 after, $2 take
SELECT e.quiz_id AS id FROM exam_rules e
WHERE NOT e.is_ready AND e.quiz_id > $1 AND EXISTS (
  SELECT FROM paper_revisions r WHERE r.quiz_id = e.quiz_id AND r.number IS NOT NULL
)
ORDER BY e.quiz_id LIMIT $2;

-- listUnpublishedQuizzes: $1 after, $2 take
SELECT z.id FROM quizzes z
WHERE z.is_completed AND z.question_count > 0 AND z.id > $1 AND NOT EXISTS (
  SELECT FROM paper_revisions r WHERE r.quiz_id = z.id AND r.number IS NOT NULL
)
ORDER BY z.id LIMIT $2;
