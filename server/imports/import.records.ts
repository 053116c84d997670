/** Writes findings about rows in batches, however many and long they are. */
import type { Transaction } from '../core/database/unit-of-work.js';

/** Limits of one statement. */
const ROWS_AT_ONCE = 1_000;
const CHARACTERS_AT_ONCE = 4_000_000;

/**
 * @param record the columns besides `import_id`, as a column definition list for `jsonb_to_recordset`
 * @returns the characters of JSON that were written
 */
export async function insertRecords(
  tx: Transaction,
  table: string,
  record: string,
  importId: string,
  rows: readonly object[],
): Promise<number> {
  const fields = record.split(', ').map((field) => field.slice(0, field.lastIndexOf(' ')));
  const columns = fields.map((field) =>
    field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  let characters = 0;
  for (const part of toJsonLists(rows)) {
    characters += part.length;
    await tx.manager.query(
      `INSERT INTO ${table} (import_id, ${columns.join(', ')})
       SELECT $1, ${fields.join(', ')} FROM jsonb_to_recordset($2::jsonb) AS entry(${record})`,
      [importId, part],
    );
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
