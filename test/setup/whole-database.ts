/** All rows and definitions of a database, to compare it before a migration and after its downgrade. */
import { query } from './database.js';

const TABLES = `
  SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
  WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
  ORDER BY 1`;
const IN_PUBLIC = `'public'::regnamespace`;

/** Each selects texts. Positions of columns are left out: a column that returns is the last of its table. */
const DEFINITIONS = {
  columns: `SELECT concat_ws(' ', table_name, column_name, udt_name, character_maximum_length,
      numeric_precision, numeric_scale, is_nullable, is_identity, column_default) AS text
    FROM information_schema.columns WHERE table_schema = 'public'`,
  indexes: `SELECT indexdef AS text FROM pg_indexes WHERE schemaname = 'public'`,
  constraints: `SELECT concat_ws(' ', conrelid::regclass, conname, convalidated,
      pg_get_constraintdef(oid)) AS text
    FROM pg_constraint WHERE connamespace = ${IN_PUBLIC}`,
  triggers: `SELECT concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) AS text FROM pg_trigger
    WHERE NOT tgisinternal`,
  functions: `SELECT pg_get_functiondef(oid) AS text FROM pg_proc WHERE pronamespace = ${IN_PUBLIC}`,
  relations: `SELECT concat_ws(' ', relkind, relname) AS text FROM pg_class
    WHERE relnamespace = ${IN_PUBLIC}`,
};

export interface WholeDatabase {
  /** By table. */
  rows: Record<string, unknown[]>;
  /** By kind: columns, indexes and so on. */
  definitions: Record<string, string[]>;
}

export async function wholeDatabase(databaseUrl: string): Promise<WholeDatabase> {
  const whole: WholeDatabase = { rows: {}, definitions: {} };
  for (const { name } of await query<{ name: string }>(databaseUrl, TABLES)) {
    const rows = `SELECT to_jsonb(t) AS row FROM ${name} t ORDER BY to_jsonb(t)::text`;
    const found = await query<{ row: unknown }>(databaseUrl, rows);
    whole.rows[name] = found.map(({ row }) => row);
  }
  for (const [name, statement] of Object.entries(DEFINITIONS)) {
    const found = await query<{ text: string }>(databaseUrl, `${statement} ORDER BY text`);
    whole.definitions[name] = found.map(({ text }) => text);
  }
  return whole;
}
