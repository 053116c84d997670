/** Structure and content of tables, to compare them later. */
import { query } from './database.js';
import { PLACED } from './placed-questions.js';

/** Columns by table; a later release may add some, and tables. */
export type Columns = Map<string, string[]>;

export async function columnsOf(databaseUrl: string): Promise<Columns> {
  const rows = await query<{ name: string; columns: string[] }>(
    databaseUrl,
    `SELECT table_name AS name, array_agg(column_name::text ORDER BY column_name) AS columns
     FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name <> 'migrations' GROUP BY 1 ORDER BY 1`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** The table of questions as it was before papers placed them. */
const AS_BEFORE_PLACEMENTS = `(
  SELECT p.*, v.kind, v.text, v.body, v.image, v.image_ids FROM ${PLACED}) questions`;

/** Every row, as text of these columns alone. */
export async function contentOf(databaseUrl: string, columns: Columns): Promise<string[]> {
  const contents: string[] = [];
  const arePlaced = (await columnsOf(databaseUrl)).has('placements');
  for (const [table, names] of columns) {
    const list = names.map((name) => `"${name}"`).join();
    const source = table === 'questions' && arePlaced ? AS_BEFORE_PLACEMENTS : `"${table}"`;
    const text = `SELECT to_jsonb(t)::text AS content FROM (SELECT ${list} FROM ${source}) t`;
    const rows = await query<{ content: string }>(databaseUrl, text);
    contents.push(...rows.map(({ content }) => `${table} ${withNumericMarks(content)}`));
  }
  return contents.sort();
}

/** Marks are decimals in the first release, and text since: both as the same number. */
function withNumericMarks(content: string): string {
  return content.replace(/"marks": "?([\d.]+)"?/, (_, marks) => `"marks": ${Number(marks)}`);
}

/** Types, indexes, constraints and triggers of these tables. */
export async function structureOf(databaseUrl: string, columns: Columns): Promise<unknown[]> {
  return query(
    databaseUrl,
    `SELECT table_name, column_name, data_type || COALESCE(collation_name, '') AS definition,
       is_nullable, column_default
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ANY($1)
     UNION ALL SELECT tablename, indexname, indexdef, NULL, NULL
     FROM pg_indexes WHERE schemaname = 'public' AND tablename = ANY($1)
     UNION ALL SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), NULL, NULL
     FROM pg_constraint WHERE conrelid::regclass::text = ANY($1)
     UNION ALL SELECT tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), NULL, NULL
     FROM pg_trigger WHERE NOT tgisinternal AND tgrelid::regclass::text = ANY($1)
     ORDER BY 1, 2, 3`,
    [[...columns.keys()]],
  );
}
