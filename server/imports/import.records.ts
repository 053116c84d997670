/** Writes findings about rows in batches, however many and long they are. */
import type { Transaction } from '../core/database/unit-of-work.js';
import type { InsertFindings } from './import-finding.queries.js';

/** Limits of one statement. */
const ROWS_AT_ONCE = 1_000;
const CHARACTERS_AT_ONCE = 4_000_000;

/** @returns the characters of JSON that were written */
export async function insertRecords(
  { manager }: Transaction,
  insert: InsertFindings,
  importId: string,
  rows: readonly object[],
): Promise<number> {
  let characters = 0;
  for (const part of toJsonLists(rows)) {
    characters += part.length;
    await insert(manager, { importId, rows: part });
  }
  return characters;
}

/** The rows as JSON lists, each within the limits of one statement. */
function* toJsonLists(rows: readonly object[]): Generator<string> {
  let part: string[] = [];
  let characters = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    if (
      part.length === ROWS_AT_ONCE ||
      (part.length > 0 && characters + json.length > CHARACTERS_AT_ONCE)
    ) {
      yield `[${part.join(',')}]`;
      part = [];
      characters = 0;
    }
    part.push(json);
    characters += json.length;
  }
  if (part.length > 0) yield `[${part.join(',')}]`;
}
