-- From server/members/member.queries.ts.

-- listMembers: $1 instituteId
SELECT m.id AS "id", m.institute_id AS "instituteId", m.role AS "role", m.email AS "email", m.first_name AS "firstName", m.last_name AS "lastName", m.password_hash AS "passwordHash", m.two_factor_since AS "twoFactorSince", m.picture_id AS "pictureId", m.created_at AS "createdAt", m.updated_at AS "updatedAt", m.left_at AS "leftAt", m.deletion_due_at AS "deletionDueAt" FROM users m
WHERE m.institute_id = $1 AND m.left_at IS NULL ORDER BY array_position(ARRAY['OWNER','EDITOR','MARKER'], m.role::text),
  lower(m.first_name COLLATE "und-x-icu"), lower(m.last_name COLLATE "und-x-icu"), m.id LIMIT 200;
