-- From server/attempts/previews/preview.queries.ts.

-- lockOldPreviews: $1 take
SELECT id FROM candidates
WHERE origin = 'PREVIEW' AND created_at < now() - interval '1 day'
ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED;

-- lockPreviewsOfQuiz: $1 quizId
SELECT id FROM candidates WHERE quiz_id = $1 AND origin = 'PREVIEW' ORDER BY id FOR UPDATE;

-- deleteAttemptsOf: $1 candidateIds
DELETE FROM attempts WHERE candidate_id = ANY($1);

-- deleteCandidates: $1 ids
DELETE FROM candidates WHERE id = ANY($1);

-- deleteUnusedRevisions
DELETE FROM paper_revisions r
WHERE r.number IS NULL AND r.created_at < now() - interval '1 day'
  AND NOT EXISTS (SELECT FROM candidates WHERE revision_id = r.id)
  AND NOT EXISTS (SELECT FROM attempts WHERE revision_id = r.id);
