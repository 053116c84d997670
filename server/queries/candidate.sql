-- From server/candidates/candidate.queries.ts.

-- lockKeptLearners: $1 learnerIds
SELECT id FROM learners WHERE id = ANY($1::uuid[]) AND erased_at IS NULL
ORDER BY id FOR KEY SHARE;

-- findErasedCandidate: $1 candidateId
SELECT FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.id = $1 AND l.erased_at IS NOT NULL;

-- insertCandidates: $1 instituteId, $2 createdBy, $3 quizId, $4 origin, $5 learnerIds
INSERT INTO candidates (institute_id, created_by, quiz_id, learner_id, origin, created_at)
SELECT $1, $2, $3, given.id, $4, now() + given.n * interval '1 microsecond'
FROM unnest($5::uuid[]) WITH ORDINALITY AS given(id, n)
ON CONFLICT (quiz_id, learner_id) DO NOTHING
RETURNING learner_id AS "learnerId";

-- countCandidates: $1 quizId, $2 origin
SELECT count(*)::int AS count FROM candidates
WHERE quiz_id = $1 AND origin <> 'PREVIEW'
  AND ($2 = 'LINK' OR origin <> 'LINK' OR started_at IS NOT NULL);

-- findExamOfLink: $1 id, $2 linkVersion
SELECT quiz_id AS "quizId" FROM candidates
WHERE id = $1 AND link_version = $2 AND revoked_at IS NULL;

-- setReturnCode: $1 returnCode, $2 id
UPDATE candidates SET return_code = coalesce(return_code, $1)
WHERE id = $2 AND revoked_at IS NULL
RETURNING return_code AS "returnCode";

-- findAuditedCandidate: $1 candidateId
SELECT q.id, q.title, l.id AS "learnerId", l.name FROM candidates c
  JOIN quizzes q ON q.id = c.quiz_id LEFT JOIN learners l ON l.id = c.learner_id
WHERE c.id = $1;
