-- From server/exports/export.queries.ts.

-- deleteExports: $1 before, $2 openStates
DELETE FROM exports WHERE created_at < $1 AND state <> ALL($2);

-- listOutdatedFiles: $1 after, $2 before, $3 limit
SELECT id FROM export_files file
WHERE id > $1 AND (NOT EXISTS (SELECT FROM users WHERE users.id = file.created_by)
  OR created_at < $2 AND NOT EXISTS (SELECT FROM exports WHERE exports.file_id = file.id))
ORDER BY id LIMIT $3;

-- listUnreferencedFiles: $1 ids
SELECT id FROM unnest($1::uuid[]) AS id
WHERE NOT EXISTS (SELECT FROM exports WHERE file_id = id);
