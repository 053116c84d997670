-- From server/grading/manual/marking-alias.queries.ts.

-- findUnnamedCandidate: $1 quizId
SELECT c.id AS candidate_id FROM candidates c
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW'
  AND NOT EXISTS (SELECT FROM marking_aliases m WHERE m.candidate_id = c.id) LIMIT 1;

-- insertAliases: $1 quizId
INSERT INTO marking_aliases (quiz_id, candidate_id, number)
SELECT $1, candidate_id, row_number() OVER (ORDER BY random())
  + (SELECT coalesce(max(number), 0) FROM marking_aliases WHERE quiz_id = $1)
FROM (SELECT c.id AS candidate_id FROM candidates c
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW'
  AND NOT EXISTS (SELECT FROM marking_aliases m WHERE m.candidate_id = c.id)) unnamed ON CONFLICT (candidate_id) DO NOTHING;
