-- From server/users/user.queries.ts.

-- listUserNames: $1 ids
SELECT id, first_name AS "firstName", last_name AS "lastName"
FROM users WHERE id = ANY($1::uuid[]);
