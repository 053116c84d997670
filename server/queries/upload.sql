-- From server/imports/upload.queries.ts.

-- listUnusedUploads: $1 ids, $2 states
SELECT id FROM unnest($1::uuid[]) AS id
WHERE NOT EXISTS (SELECT FROM imports WHERE upload_id = id AND state = ANY($2));
