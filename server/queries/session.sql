-- From server/users/sessions/session.queries.ts.

-- insertSession: $1 familyId, $2 clientAddress, $3 userAgent, $4 expiresAt, $5 userId, $6 passwordHash, $7 hasTwoFactor
INSERT INTO sessions (user_id, family_id, client_address, user_agent, expires_at)
SELECT id, $1, $2, $3, $4 FROM users
WHERE id = $5 AND password_hash = $6
  AND (two_factor_since IS NOT NULL) = $7 FOR SHARE
RETURNING id;

-- findSessionViewer: $1 sessionId
SELECT u.id AS "userId", u.institute_id AS "instituteId", u.role, u.email,
  i.requires_two_factor AND u.two_factor_since IS NULL AS "mustSetUpTwoFactor"
FROM sessions s JOIN users u ON u.id = s.user_id JOIN institutes i ON i.id = u.institute_id
WHERE s.id = $1 AND s.ended_at IS NULL AND s.expires_at > now()
  AND u.left_at IS NULL AND (u.deletion_due_at IS NULL OR u.deletion_due_at > now());

-- listSessions: $1 userId, $2 currentId
WITH living AS (
  SELECT family_id FROM remember_tokens
  WHERE user_id = $1 AND used_at IS NULL AND ended_at IS NULL AND expires_at > now()
), opened AS (
  SELECT *, true AS is_open FROM sessions
  WHERE user_id = $1 AND ended_at IS NULL AND expires_at > now()
), closed AS (
  SELECT last.*, false AS is_open FROM living CROSS JOIN LATERAL (
    SELECT * FROM sessions s
    WHERE s.family_id = living.family_id ORDER BY s.created_at DESC LIMIT 1
  ) last
  WHERE NOT EXISTS (SELECT FROM opened o WHERE o.family_id = living.family_id)
)
SELECT id, client_address AS "clientAddress", user_agent AS "userAgent",
  created_at AS "createdAt", expires_at AS "expiresAt", is_open AS "isOpen",
  COALESCE(family_id IN (SELECT family_id FROM living), false) AS "isRemembered",
  id = $2 AS "isCurrent"
FROM (SELECT * FROM opened UNION ALL SELECT * FROM closed) listed
ORDER BY created_at DESC, id LIMIT 100;
