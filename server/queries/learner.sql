-- From server/candidates/learner.queries.ts.

-- upsertLearners: $1 instituteId, $2 createdBy, $3 names, $4 emails, $5 isByStaff
INSERT INTO learners (institute_id, created_by, name, email)
SELECT $1, $2, coalesce(given.name, given.email), given.email
FROM unnest($3::text[], $4::text[]) AS given(name, email) ORDER BY given.email
ON CONFLICT (institute_id, email) WHERE email IS NOT NULL
DO UPDATE SET name = CASE WHEN $5 AND EXCLUDED.name <> EXCLUDED.email
  THEN EXCLUDED.name ELSE learners.name END
RETURNING id, name, email;
