-- From server/candidates/learner.queries.ts.

-- registerLearner: $1 instituteId, $2 createdBy, $3 name, $4 email
INSERT INTO learners (institute_id, created_by, name, email)
VALUES ($1, $2, $3, $4)
ON CONFLICT (institute_id, email) WHERE email IS NOT NULL DO UPDATE SET name = learners.name
RETURNING id;

-- lockLearners: $1 instituteId, $2 externalIds, $3 emails, $4 ids
SELECT l.id, l.name, l.email, l.external_id AS "externalId", l.roll_number AS "rollNumber" FROM learners l WHERE id IN (
  SELECT id FROM learners WHERE institute_id = $1 AND external_id = ANY($2::text[])
  UNION SELECT id FROM learners WHERE institute_id = $1 AND email = ANY($3::text[])
  UNION SELECT unnest($4::uuid[]))
ORDER BY id FOR NO KEY UPDATE;

-- insertLearners: $1 instituteId, $2 createdBy, $3 ids, $4 names, $5 emails, $6 externalIds, $7 rollNumbers
INSERT INTO learners (id, institute_id, created_by, name, email, external_id, roll_number)
SELECT given.id, $1, $2, given.name, given.email, given.external_id, given.roll_number
FROM unnest($3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[])
  AS given(id, name, email, external_id, roll_number) ORDER BY given.email, given.id
ON CONFLICT (institute_id, email) WHERE email IS NOT NULL DO UPDATE SET
  name = CASE WHEN EXCLUDED.name <> EXCLUDED.email THEN EXCLUDED.name ELSE learners.name END,
  external_id = coalesce(EXCLUDED.external_id, learners.external_id),
  roll_number = coalesce(EXCLUDED.roll_number, learners.roll_number)
RETURNING id, email;

-- updateLearners: $1 ids, $2 names, $3 emails, $4 externalIds, $5 rollNumbers
UPDATE learners l SET name = given.name, email = given.email, external_id = given.external_id,
  roll_number = given.roll_number
FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[])
  AS given(id, name, email, external_id, roll_number) WHERE l.id = given.id;
