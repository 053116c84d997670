/** Looks for texts in everything that an installation stores, and makes all of it older. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Application } from './application.js';
import { rowsNaming } from './rows-naming.js';

/**
 * Rows and files that have one of these texts, also in base64, or one of these ids.
 * @param texts letters, digits and `-@.` only
 */
export async function storedTexts(
  app: Application,
  texts: string[],
  ids: string[] = [],
): Promise<unknown[]> {
  const coded = texts.flatMap((text) => [text, ...base64Parts(text)]).map(escape);
  const patterns = [...coded, ...ids];
  const rows = await rowsNaming(app, patterns);
  return [...rows, ...filesNaming(app.server.dataDir, new RegExp(patterns.join('|')))];
}

/** Moves all times in all rows to the past, as if so many days had gone by. */
export async function letDaysPass(app: Pick<Application, 'sql'>, days: number): Promise<void> {
  const columns = await app.sql<{ name: string; columns: string[] }>(
    `SELECT format('%I.%I', c.table_schema, c.table_name) AS name, array_agg(c.column_name::text) AS columns
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.data_type = 'timestamp with time zone' AND t.table_type = 'BASE TABLE'
       AND c.table_schema = 'public' AND c.is_generated = 'NEVER' GROUP BY 1`,
  );
  const statements = columns.map((table) => {
    const moved = table.columns.map((name) => `${name} = ${name} - interval '${days} days'`);
    return `UPDATE ${table.name} SET ${moved.join(', ')}`;
  });
  await withoutTriggers(app, statements);
}

/** Changes rows without what the database does then: `updated_at` gets no new time. */
export async function withoutTriggers(
  app: Pick<Application, 'sql'>,
  statements: string[],
): Promise<void> {
  const parts = ['BEGIN', 'SET LOCAL session_replication_role = replica', ...statements, 'COMMIT'];
  await app.sql(parts.join('; '));
}

function filesNaming(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => pattern.test(path) || pattern.test(readFileSync(path, 'latin1')));
}

/** The text as a part of a longer one in base64: it depends on the place in a group of three bytes. */
function base64Parts(text: string): string[] {
  return [0, 1, 2].map((offset) => {
    const coded = Buffer.from(' '.repeat(offset) + text).toString('base64url');
    const whole = Math.floor((offset + text.length) / 3) * 4;
    return coded.slice(Math.ceil((offset * 4) / 3), whole);
  });
}

const escape = (text: string): string => text.replaceAll('.', String.raw`\.`);
