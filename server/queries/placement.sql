-- From server/questions/placement.queries.ts.

-- listPlacedOfQuiz: $1 quizId, $2 take, $3 skip
SELECT p.id AS "id", p.quiz_id AS "quizId", p.question_id AS "questionId", p.question_version AS "questionVersion", p.position AS "position", p.marks AS "marks", p.wrong_marks AS "wrongMarks", p.version AS "version", p.created_at AS "createdAt", p.updated_at AS "updatedAt", p.deleted_at AS "deletedAt", v.kind, v.text, v.body, v.image FROM placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version
WHERE p.quiz_id = $1 AND p.deleted_at IS NULL
ORDER BY p.position LIMIT $2 OFFSET $3;

-- findPlaced: $1 id
SELECT p.id AS "id", p.quiz_id AS "quizId", p.question_id AS "questionId", p.question_version AS "questionVersion", p.position AS "position", p.marks AS "marks", p.wrong_marks AS "wrongMarks", p.version AS "version", p.created_at AS "createdAt", p.updated_at AS "updatedAt", p.deleted_at AS "deletedAt", v.kind, v.text, v.body, v.image FROM placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version WHERE p.id = $1 AND p.deleted_at IS NULL;

-- listPlacedInTrash: $1 quizId, $2 take, $3 skip
SELECT p.id AS "id", p.quiz_id AS "quizId", p.question_id AS "questionId", p.question_version AS "questionVersion", p.position AS "position", p.marks AS "marks", p.wrong_marks AS "wrongMarks", p.version AS "version", p.created_at AS "createdAt", p.updated_at AS "updatedAt", p.deleted_at AS "deletedAt", v.kind, v.text, v.body, v.image FROM placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version
WHERE p.quiz_id = $1 AND p.deleted_at IS NOT NULL
ORDER BY p.deleted_at DESC, p.id DESC LIMIT $2 OFFSET $3;

-- listOwnedQuestions: $1 ids
WITH wanted AS (
  SELECT p.id, p.quiz_id, z.institute_id, z.created_by
  FROM placements p JOIN quizzes z ON z.id = p.quiz_id
  WHERE p.id = ANY($1::uuid[]) AND p.deleted_at IS NULL AND z.deleted_at IS NULL
), placed AS (
  SELECT id, row_number() OVER (PARTITION BY quiz_id ORDER BY position)::int AS place FROM placements
  WHERE quiz_id IN (SELECT quiz_id FROM wanted) AND deleted_at IS NULL
)
SELECT p.id AS "id", p.quiz_id AS "quizId", p.question_id AS "questionId", p.question_version AS "questionVersion", p.position AS "position", p.marks AS "marks", p.wrong_marks AS "wrongMarks", p.version AS "version", p.created_at AS "createdAt", p.updated_at AS "updatedAt", p.deleted_at AS "deletedAt", v.kind, v.text, v.body, v.image, placed.place,
  w.institute_id AS "instituteId", w.created_by AS "createdBy"
FROM wanted w JOIN placed ON placed.id = w.id JOIN placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version ON p.id = w.id;

-- listPlacementsOfSameQuestion: $1 id, $2 instituteId, $3 take, $4 skip
WITH same AS MATERIALIZED (
  SELECT p.* FROM placements own JOIN placements p ON p.question_id = own.question_id
    JOIN quizzes z ON z.id = p.quiz_id
  WHERE own.id = $1 AND p.deleted_at IS NULL AND z.deleted_at IS NULL
    AND z.institute_id = $2
)
SELECT (SELECT count(*)::int FROM same) AS "totalCount", page.id AS "id", page.quiz_id AS "quizId", page.question_id AS "questionId", page.question_version AS "questionVersion", page.position AS "position", page.marks AS "marks", page.wrong_marks AS "wrongMarks", page.version AS "version", page.created_at AS "createdAt", page.updated_at AS "updatedAt", page.deleted_at AS "deletedAt"
FROM (SELECT) always LEFT JOIN (
  SELECT * FROM same ORDER BY created_at, id LIMIT $3 OFFSET $4
) page ON true
ORDER BY page.created_at, page.id;

-- listStoredQuestions: $1 quizId, $2 kind, $3 after, $4 take
SELECT p.id, p.position, v.kind, v.text, p.marks, p.wrong_marks AS "wrongMarks", v.body, v.image
FROM placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version
WHERE p.quiz_id = $1 AND p.deleted_at IS NULL AND ($2::text IS NULL OR v.kind = $2)
  AND p.position > $3
ORDER BY p.position LIMIT $4;

-- countQuestions: $1 quizId
SELECT v.kind, count(*)::int AS count FROM placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version
WHERE p.quiz_id = $1 AND p.deleted_at IS NULL GROUP BY v.kind ORDER BY v.kind;
