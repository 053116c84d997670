-- From server/imports/remembered-columns.queries.ts.

-- removeOldNames: $1 instituteId, $2 kind, $3 kept
DELETE FROM remembered_columns WHERE institute_id = $1 AND kind = $2 AND digest NOT IN (
  SELECT digest FROM remembered_columns WHERE institute_id = $1 AND kind = $2
  ORDER BY used_at DESC LIMIT $3);
