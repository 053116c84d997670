-- From server/users/email-codes/email-code.queries.ts.

-- findSharedCode: $1 email, $2 purpose, $3 expiresAfter, $4 maxWrongTries
SELECT code_id AS "codeId", expires_at AS "expiresAt"
FROM email_codes
WHERE email = $1 AND purpose = $2 AND NOT is_familiar AND expires_at > $3
GROUP BY code_id, expires_at
HAVING sum(wrong_tries) < $4
ORDER BY max(created_at) DESC LIMIT 1;

-- countCodes: $1 email, $2 purpose
SELECT count(DISTINCT code_id)::int AS count FROM email_codes
WHERE email = $1 AND purpose = $2 AND created_at > now() - interval '1 day';

-- countWrongTries: $1 codeId, $2 email, $3 purpose
SELECT coalesce(sum(wrong_tries) FILTER (WHERE code_id = $1), 0)::int AS "ofCode",
  coalesce(sum(wrong_tries) FILTER (WHERE NOT is_familiar), 0)::int AS "ofDay"
FROM email_codes
WHERE email = $2 AND purpose = $3 AND created_at > now() - interval '1 day';
