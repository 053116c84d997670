-- From server/grading/manual/marking-claim.queries.ts.

-- upsertClaim: $1 gradeId, $2 userId
INSERT INTO marking_claims AS c (grade_id, user_id, until)
VALUES ($1, $2, now() + interval '120 seconds')
ON CONFLICT (grade_id) DO UPDATE SET user_id = excluded.user_id, until = excluded.until
WHERE c.user_id = excluded.user_id OR c.until < now();

-- deleteClaim: $1 gradeId, $2 userId
DELETE FROM marking_claims WHERE grade_id = $1 AND user_id = $2;

-- findClaimant: $1 gradeId, $2 userId
SELECT u.first_name || ' ' || u.last_name AS name
FROM marking_claims c JOIN users u ON u.id = c.user_id
WHERE c.grade_id = $1 AND c.user_id <> $2 AND c.until > now();
