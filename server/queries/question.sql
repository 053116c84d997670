-- From server/questions/question.queries.ts.

-- listOwnedQuestions: $1 ids
WITH wanted AS (
  SELECT q.id, q.quiz_id, z.institute_id, z.created_by
  FROM questions q JOIN quizzes z ON z.id = q.quiz_id
  WHERE q.id = ANY($1::uuid[]) AND q.deleted_at IS NULL AND z.deleted_at IS NULL
), placed AS (
  SELECT id, row_number() OVER (PARTITION BY quiz_id ORDER BY position)::int AS place FROM questions
  WHERE quiz_id IN (SELECT quiz_id FROM wanted) AND deleted_at IS NULL
)
SELECT q.id AS "id", q.quiz_id AS "quizId", q.position AS "position", q.kind AS "kind", q.text AS "text", q.marks AS "marks", q.wrong_marks AS "wrongMarks", q.body AS "body", q.image AS "image", q.image_ids AS "imageIds", q.version AS "version", q.created_at AS "createdAt", q.updated_at AS "updatedAt", q.deleted_at AS "deletedAt", p.place,
  w.institute_id AS "instituteId", w.created_by AS "createdBy"
FROM wanted w JOIN questions q ON q.id = w.id JOIN placed p ON p.id = w.id;

-- countQuestions: $1 quizId
SELECT kind, count(*)::int AS count FROM questions
WHERE quiz_id = $1 AND deleted_at IS NULL GROUP BY kind ORDER BY kind;

-- listStoredQuestions: $1 quizId, $2 kind, $3 afterPosition, $4 afterId, $5 take
SELECT id, position, kind, text, marks, wrong_marks AS "wrongMarks", body, image FROM questions
WHERE quiz_id = $1 AND deleted_at IS NULL AND ($2::text IS NULL OR kind = $2)
  AND (position, id) > ($3, $4)
ORDER BY position, id LIMIT $5;

-- findLastPosition: $1 quizId
SELECT coalesce(max(position), 0) AS last FROM questions WHERE quiz_id = $1;

-- insertQuestions: $1 quizId, $2 rows
INSERT INTO questions (id, quiz_id, position, kind, text, marks, wrong_marks, body, image, image_ids)
SELECT id, $1, position, kind, text, marks, wrong_marks, body, image, image_ids
FROM jsonb_to_recordset($2::jsonb)
  AS row(id uuid, position int, kind text, text text, marks text, wrong_marks text, body jsonb,
         image jsonb, image_ids uuid[]);

-- listImagesOfQuiz: $1 quizId
SELECT DISTINCT unnest(image_ids) AS id FROM questions
WHERE quiz_id = $1 AND deleted_at IS NULL AND image_ids <> '{}';

-- listUsedImages: $1 ids
SELECT DISTINCT unnest(image_ids) AS id FROM questions
WHERE image_ids <> '{}' AND image_ids && ARRAY(SELECT unnest($1::uuid[]));
