/** Inserts what an import found in its rows. `$rows` is a JSON array of objects with the given fields. */
import { defineCommand, type Command } from '../core/database/define-query.js';

interface Findings {
  importId: string;
  rows: string;
}

export type InsertFindings = Command<Findings>;

/** Faults: `number`, `row`, `column`, `value`, `message`. */
export const insertFaults = defineCommand<Findings>(`
  INSERT INTO import_faults (import_id, number, "row", "column", value, message)
  SELECT $importId, number, "row", "column", value, message FROM jsonb_to_recordset($rows::jsonb)
    AS entry(number int, "row" int, "column" text, value text, message text)`);

/** Refused rows: `row`, `cells`, `unread`, `pictures`. */
export const insertRefusedRows = defineCommand<Findings>(`
  INSERT INTO import_rows (import_id, "row", cells, unread, pictures)
  SELECT $importId, "row", cells, unread, pictures FROM jsonb_to_recordset($rows::jsonb)
    AS entry("row" int, cells jsonb, unread jsonb, pictures jsonb)`);

/** Warnings: `number`, `row`, `column`, `message`, `duplicateOfRow`, `duplicateOfQuestionId`. */
export const insertWarnings = defineCommand<Findings>(`
  INSERT INTO import_warnings
    (import_id, number, "row", "column", message, duplicate_of_row, duplicate_of_question_id)
  SELECT $importId, number, "row", "column", message, "duplicateOfRow", "duplicateOfQuestionId"
  FROM jsonb_to_recordset($rows::jsonb)
    AS entry(number int, "row" int, "column" text, message text, "duplicateOfRow" int,
      "duplicateOfQuestionId" uuid)`);

/** Questions of a preview: `number`, `row`, `cells`, `content`. */
export const insertPreviewRows = defineCommand<Findings>(`
  INSERT INTO import_preview_rows (import_id, number, "row", cells, content)
  SELECT $importId, number, "row", cells, content FROM jsonb_to_recordset($rows::jsonb)
    AS entry(number int, "row" int, cells jsonb, content jsonb)`);

/** Removes what an earlier run of an import found. */
export const deleteFindings = defineCommand<{ importId: string }>(`
  WITH faults AS (DELETE FROM import_faults WHERE import_id = $importId),
    refused AS (DELETE FROM import_rows WHERE import_id = $importId),
    previews AS (DELETE FROM import_preview_rows WHERE import_id = $importId)
  DELETE FROM import_warnings WHERE import_id = $importId`);
