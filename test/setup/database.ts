import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A migrated, empty database of the caller's own. @returns its address */
export async function freshDatabase(): Promise<string> {
  return databaseMadeBy(async (client, name, template) => copy(client, name, template));
}

/** One without any table. @returns its address */
export async function bareDatabase(): Promise<string> {
  return databaseMadeBy(async (client, name) => client.query(`CREATE DATABASE ${name}`));
}

async function databaseMadeBy(
  make: (client: pg.Client, name: string, template: string) => Promise<unknown>,
): Promise<string> {
  const template = new URL(inject('databaseUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new URL(template);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    await make(client, name, template.pathname.slice(1));
  } finally {
    await client.end();
  }
  const made = new URL(template);
  made.pathname = `/${name}`;
  return made.href;
}

/** PostgreSQL copies one database at a time: another test file may be copying. */
async function copy(client: pg.Client, name: string, template: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock(1)');
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
}

/** Connections stay open for a moment: most tests query several times, and each new one costs a process. */
const pools = new Map<string, pg.Pool>();

function poolOf(url: string): pg.Pool {
  const found = pools.get(url);
  if (found) return found;
  const pool = new pg.Pool({
    connectionString: url,
    idleTimeoutMillis: 500,
    allowExitOnIdle: true,
  });
  // Some tests end databases; the next query fails then.
  pool.on('error', () => undefined);
  pools.set(url, pool);
  return pool;
}

/** Runs one SQL statement, for what no API returns. */
export async function query<T extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  return (await poolOf(url).query<T>(sql, values)).rows;
}
