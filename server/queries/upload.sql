-- From server/imports/upload.queries.ts.

-- listOutdatedUploads: $1 after, $2 before, $3 limit
SELECT id FROM uploads file
WHERE id > $1 AND (created_at < $2
  OR NOT EXISTS (SELECT FROM users WHERE users.id = file.created_by))
ORDER BY id LIMIT $3;

-- listUnusedUploads: $1 ids, $2 states
SELECT id FROM unnest($1::uuid[]) AS id
WHERE NOT EXISTS (SELECT FROM imports WHERE upload_id = id AND state = ANY($2));
