-- From server/imports/import-finding.queries.ts.

-- insertFaults: $1 importId, $2 rows
INSERT INTO import_faults (import_id, number, "row", "column", value, message)
SELECT $1, number, "row", "column", value, message FROM jsonb_to_recordset($2::jsonb)
  AS entry(number int, "row" int, "column" text, value text, message text);

-- insertRefusedRows: $1 importId, $2 rows
INSERT INTO import_rows (import_id, "row", cells, unread)
SELECT $1, "row", cells, unread FROM jsonb_to_recordset($2::jsonb)
  AS entry("row" int, cells jsonb, unread jsonb);

-- insertWarnings: $1 importId, $2 rows
INSERT INTO import_warnings (import_id, "row", duplicate_of_row, duplicate_of_question_id)
SELECT $1, "row", "duplicateOfRow", "duplicateOfQuestionId"
FROM jsonb_to_recordset($2::jsonb)
  AS entry("row" int, "duplicateOfRow" int, "duplicateOfQuestionId" uuid);
