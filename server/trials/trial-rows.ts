/**
 * Copies the rows of a trial: they are read once and inserted with new ids for each visitor. The services would
 * need some hundred statements, this takes a dozen.
 */
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { newExamCode } from '../exams/rules/exam-code.js';
import {
  findTrialRows,
  insertTrialRows,
  TRIAL_TABLES,
  updateContentHashes,
  type TrialTable,
} from './trial-part.queries.js';

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Timestamps as PostgreSQL writes them in JSON, in any time zone. */
const TIMESTAMP = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d(?::\d\d)*"/g;

/** The exam code, which must be unique. */
const EXAM_CODE = /"code": "\w+"/g;

/** Rows of one table as JSON text, which keeps numbers exact. */
export interface TrialPart {
  table: TrialTable;
  rows: string;
}

/** Reads all rows of a quiz. */
export async function readTrial(manager: EntityManager, quizId: string): Promise<TrialPart[]> {
  const parts: TrialPart[] = [];
  for (const table of TRIAL_TABLES) {
    const [found] = await findTrialRows(manager, { table }, { quizId });
    parts.push({ table, rows: found?.rows ?? '[]' });
  }
  return parts;
}

/** New ids and times for copied rows. */
export interface Renewal {
  /** New ids by old ids. Other ids get a random new one, which is added. */
  ids: Map<string, string>;
  /** Added to all times. */
  laterMs: number;
  /** New texts by old ones, of ASCII; the others stay. */
  texts?: ReadonlyMap<string, string>;
}

/** Inserts a copy of the rows. @param renewal contains the ids of all rows afterwards */
export async function storeTrial(
  manager: EntityManager,
  parts: readonly TrialPart[],
  renewal: Renewal,
): Promise<void> {
  for (const { table, rows } of parts)
    await insertTrialRows(manager, { table }, { rows: renewRows(rows, renewal) });
  await updateContentHashes(manager, { ids: [...renewal.ids.values()] });
}

function renewRows(rows: string, { ids, laterMs, texts = new Map() }: Renewal): string {
  let renamed = rows;
  for (const [text, newText] of texts)
    renamed = renamed.replaceAll(JSON.stringify(text), () => JSON.stringify(newText));
  return renamed
    .replace(ID, (id) => {
      const newId = ids.get(id) ?? randomUUID();
      ids.set(id, newId);
      return newId;
    })
    .replace(TIMESTAMP, (timestamp) => {
      const before = Date.parse(JSON.parse(timestamp) as string);
      return JSON.stringify(new Date(before + laterMs));
    })
    .replace(EXAM_CODE, () => `"code": "${newExamCode()}"`);
}
