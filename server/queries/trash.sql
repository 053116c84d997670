-- From server/quizzes/trash.queries.ts.

-- listTrash {"table":"quizzes"}: $1 before, $2 after, $3 take
SELECT id FROM quizzes WHERE deleted_at < $1 AND id > $2 ORDER BY id LIMIT $3;

-- listTrash {"table":"placements"}: $1 before, $2 after, $3 take
SELECT id FROM placements WHERE deleted_at < $1 AND id > $2 ORDER BY id LIMIT $3;

-- deleteTrash {"table":"quizzes"}: $1 ids, $2 before
DELETE FROM quizzes WHERE id = ANY($1::uuid[]) AND deleted_at < $2;

-- deleteTrash {"table":"placements"}: $1 ids, $2 before
DELETE FROM placements WHERE id = ANY($1::uuid[]) AND deleted_at < $2;
