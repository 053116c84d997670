-- From server/imports/import-picture.queries.ts.

-- listImagesOfImports: $1 ids
SELECT DISTINCT image_id AS id FROM import_pictures WHERE image_id = ANY($1);
