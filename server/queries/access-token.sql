-- From server/users/access-tokens/access-token.queries.ts.

-- findTokenViewer: $1 tokenHash
SELECT t.id, t.scope, u.id AS "userId", u.institute_id AS "instituteId", u.role, u.email,
  COALESCE(t.last_used_at < now() - interval '1 minute', true) AS "isUseDue"
FROM access_tokens t JOIN users u ON u.id = t.user_id
WHERE t.token_hash = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now()) AND u.left_at IS NULL AND (u.deletion_due_at IS NULL OR u.deletion_due_at > now());
