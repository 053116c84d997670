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

/** Refused rows: `row`, `cells`, `unread`. */
export const insertRefusedRows = defineCommand<Findings>(`
  INSERT INTO import_rows (import_id, "row", cells, unread)
  SELECT $importId, "row", cells, unread FROM jsonb_to_recordset($rows::jsonb)
    AS entry("row" int, cells jsonb, unread jsonb)`);

/** Warnings: `row`, `duplicateOfRow`, `duplicateOfQuestionId`. */
export const insertWarnings = defineCommand<Findings>(`
  INSERT INTO import_warnings (import_id, "row", duplicate_of_row, duplicate_of_question_id)
  SELECT $importId, "row", "duplicateOfRow", "duplicateOfQuestionId"
  FROM jsonb_to_recordset($rows::jsonb)
    AS entry("row" int, "duplicateOfRow" int, "duplicateOfQuestionId" uuid)`);
