-- From server/questions/question-order.queries.ts.

-- updatePositions: $1 quizId, $2 ids, $3 place, $4 count
WITH listed AS (
  SELECT id, position FROM placements WHERE quiz_id = $1 AND deleted_at IS NULL
), slots AS (
  SELECT array_agg(position ORDER BY position) AS positions FROM listed
), other AS (
  SELECT id, row_number() OVER (ORDER BY position) AS place
  FROM listed WHERE id <> ALL($2::uuid[])
), wanted AS MATERIALIZED (
  SELECT id, ($3::int + turn - 1)::int AS place
  FROM unnest($2::uuid[]) WITH ORDINALITY AS given(id, turn)
  UNION ALL
  SELECT id, (CASE WHEN place < $3 THEN place ELSE place + $4::int END)::int FROM other
)
UPDATE placements SET position = positions[wanted.place]
FROM wanted, slots
WHERE placements.id = wanted.id AND placements.position <> positions[wanted.place];

-- moveQuestions: $1 quizId, $2 last, $3 ids
UPDATE placements SET quiz_id = $1, position = $2::int + given.turn
FROM unnest($3::uuid[]) WITH ORDINALITY AS given(id, turn)
WHERE placements.id = given.id;
