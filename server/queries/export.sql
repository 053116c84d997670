-- From server/exports/export.queries.ts.

-- deleteExports: $1 before, $2 openStates
DELETE FROM exports WHERE created_at < $1 AND state <> ALL($2);

-- listUnreferencedFiles: $1 ids
SELECT id FROM unnest($1::uuid[]) AS id
WHERE NOT EXISTS (SELECT FROM exports WHERE file_id = id);
