-- From server/attempts/returns/return-suggestion.queries.ts.

-- suggestCandidates: $1 name, $2 rollNumber, $3 quizId
SELECT id, (count(*) FILTER (WHERE is_name) OVER ())::int AS "namesakeCount" FROM (
  SELECT c.id, c.started_at, c.created_at,
    lower(normalize(l.name, NFC)) = lower(normalize($1::text, NFC)) AS is_name,
    coalesce(lower(normalize(l.roll_number, NFC)) = lower(normalize($2::text, NFC)), false) AS is_number,
    string_to_array(lower(normalize(l.name, NFC)), ' ')
      && string_to_array(lower(normalize($1::text, NFC)), ' ') AS is_similar
  FROM candidates c JOIN learners l ON l.id = c.learner_id
  WHERE c.quiz_id = $3 AND c.origin <> 'PREVIEW' AND c.revoked_at IS NULL
) c WHERE is_similar OR is_number
ORDER BY is_name AND is_number DESC, is_name DESC, is_number DESC, started_at, created_at, id
LIMIT 5;
