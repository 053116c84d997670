-- From server/users/familiar-network.queries.ts.

-- findAccountByEmail: $1 address, $2 email
SELECT account.id AS "id", account.institute_id AS "instituteId", account.role AS "role", account.email AS "email", account.first_name AS "firstName", account.last_name AS "lastName", account.password_hash AS "passwordHash", account.two_factor_since AS "twoFactorSince", account.picture_id AS "pictureId", account.created_at AS "createdAt", account.updated_at AS "updatedAt", account.left_at AS "leftAt", account.deletion_due_at AS "deletionDueAt",
  EXISTS (SELECT FROM sessions s
  WHERE s.user_id = account.id AND s.client_address = $1) AS "isFamiliar"
FROM users account
WHERE email = $2 AND account.left_at IS NULL AND (account.deletion_due_at IS NULL OR account.deletion_due_at > now());

-- findFamiliarAccount: $1 email, $2 address
SELECT FROM users account
WHERE email = $1 AND account.left_at IS NULL AND (account.deletion_due_at IS NULL OR account.deletion_due_at > now()) AND EXISTS (SELECT FROM sessions s
  WHERE s.user_id = account.id AND s.client_address = $2);
