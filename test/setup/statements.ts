/** The statements that the application sends to the database, with their plans (auto_explain). */
import { query } from './database.js';

/** A node of a plan, as EXPLAIN (FORMAT JSON) writes it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

export interface Statement {
  text: string;
  /** As text, NULL as null, in order. */
  parameters: (string | null)[];
  plan: PlanNode;
}

/** From now on, new connections log every statement in the server's log. */
export async function logStatements(databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const settings = [
    `session_preload_libraries = 'auto_explain'`,
    `auto_explain.log_min_duration = 0`,
    `auto_explain.log_nested_statements = on`,
    `auto_explain.log_format = 'json'`,
    `auto_explain.log_analyze = on`,
    `auto_explain.log_timing = off`,
  ].map((setting) => `ALTER DATABASE ${name} SET ${setting}`);
  // Its settings are unknown before it is loaded.
  await query(databaseUrl, ['LOAD $$auto_explain$$', ...settings].join(';'));
}

/** From now on, new connections log nothing. */
export async function stopLogging(databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await query(databaseUrl, `ALTER DATABASE ${name} RESET ALL`);
}

/** The statements that `work` causes in a database that logs them. */
export async function statementsOf(
  databaseUrl: string,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const from = await logSize(databaseUrl);
  await work();
  return parsed(await logSince(databaseUrl, from), new URL(databaseUrl).pathname.slice(1));
}

/** The size in bytes of the embedded server's log in its data folder. */
async function logSize(databaseUrl: string): Promise<number> {
  const [row] = await query<{ size: number }>(
    asAdmin(databaseUrl),
    `SELECT size::int FROM pg_stat_file('server.log')`,
  );
  if (!row) throw new Error('The server has no log');
  return row.size;
}

async function logSince(databaseUrl: string, from: number): Promise<string> {
  const [row] = await query<{ text: string }>(
    asAdmin(databaseUrl),
    `SELECT convert_from(pg_read_binary_file('server.log', $1, size - $1), 'UTF8') AS text
     FROM pg_stat_file('server.log')`,
    [from],
  );
  return row?.text ?? '';
}

function asAdmin(databaseUrl: string): string {
  const admin = new URL(databaseUrl);
  admin.pathname = '/postgres';
  return admin.href;
}

/** @param name of the database: other files of the run write into the same log */
function parsed(log: string, name: string): Statement[] {
  // Lines after the first of an entry begin with a tab.
  const entries = RegExp(`^\\S.*\\[\\d+\\] ${name} .* plan:\\n((?:\\t.*\\n)+)`, 'gm');
  return [...log.matchAll(entries)].map(([, json = '']) => {
    const entry = JSON.parse(json.replace(/^\t/gm, '')) as {
      'Query Text': string;
      'Query Parameters'?: string;
      Plan: PlanNode;
    };
    return {
      text: entry['Query Text'],
      parameters: parametersIn(entry['Query Parameters'] ?? ''),
      plan: entry.Plan,
    };
  });
}

/** $1 = 'it''s', $2 = NULL */
function parametersIn(text: string): (string | null)[] {
  return [...text.matchAll(/\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g)].map(([, value]) =>
    value === undefined ? null : value.replaceAll("''", "'"),
  );
}

/** How many rows of a table were read. */
export function rowsRead(statements: readonly Statement[], table: string): number {
  return statements
    .flatMap(({ plan }) => nodesOf(plan))
    .filter((node) => node['Relation Name'] === table)
    .map(
      (node) =>
        node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)),
    )
    .reduce((sum, rows) => sum + rows, 0);
}

/** A sequential scan of a smaller table is faster than an index. */
const FEW_ROWS = 1_000;

/** Tables and indexes that no statement should scan. */
export async function tablesOfMany(databaseUrl: string): Promise<Set<string>> {
  const tables = await query<{ name: string }>(
    databaseUrl,
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'i') AND reltuples > ${FEW_ROWS}`,
  );
  return new Set(tables.map(({ name }) => name));
}

/** Statements that scan one of these tables or indexes. */
export function scansOf(statements: readonly Statement[], manyRows: ReadonlySet<string>): string[] {
  return statements
    .filter(({ plan }) =>
      nodesOf(plan).some(
        (node) =>
          /^Seq Scan|Index/.test(node['Node Type']) &&
          node['Index Cond'] === undefined &&
          manyRows.has(node['Index Name'] ?? node['Relation Name'] ?? ''),
      ),
    )
    .map(({ text }) => text);
}

/** All nodes of a plan. */
export function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}
