-- From server/imports/import-finding.queries.ts.

-- insertFaults: $1 importId, $2 rows
INSERT INTO import_faults (import_id, number, "row", "column", value, message)
SELECT $1, number, "row", "column", value, message FROM jsonb_to_recordset($2::jsonb)
  AS entry(number int, "row" int, "column" text, value text, message text);

-- insertRefusedRows: $1 importId, $2 rows
INSERT INTO import_rows (import_id, "row", cells, unread, pictures)
SELECT $1, "row", cells, unread, pictures FROM jsonb_to_recordset($2::jsonb)
  AS entry("row" int, cells jsonb, unread jsonb, pictures jsonb);

-- insertWarnings: $1 importId, $2 rows
INSERT INTO import_warnings
  (import_id, number, "row", "column", message, duplicate_of_row, duplicate_of_question_id)
SELECT $1, number, "row", "column", message, "duplicateOfRow", "duplicateOfQuestionId"
FROM jsonb_to_recordset($2::jsonb)
  AS entry(number int, "row" int, "column" text, message text, "duplicateOfRow" int,
    "duplicateOfQuestionId" uuid);

-- insertPreviewRows: $1 importId, $2 rows
INSERT INTO import_preview_rows (import_id, number, "row", cells, content)
SELECT $1, number, "row", cells, content FROM jsonb_to_recordset($2::jsonb)
  AS entry(number int, "row" int, cells jsonb, content jsonb);

-- deleteFindings: $1 importId
WITH faults AS (DELETE FROM import_faults WHERE import_id = $1),
  refused AS (DELETE FROM import_rows WHERE import_id = $1),
  previews AS (DELETE FROM import_preview_rows WHERE import_id = $1)
DELETE FROM import_warnings WHERE import_id = $1;
