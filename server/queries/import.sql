-- From server/imports/import.queries.ts.

-- deleteImports: $1 before, $2 openStates
DELETE FROM imports WHERE finished_at < $1
  AND NOT EXISTS (SELECT FROM imports later
                  WHERE later.corrects = imports.id AND later.state = ANY($2));
