/** A concurrent transaction that the application must wait for. */
import pg from 'pg';
import { expect } from 'vitest';
import { query } from './database.js';

/** Opens a transaction that has run one statement. */
export async function transaction(
  databaseUrl: string,
  sql: string,
  values: unknown[],
): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query(sql, values);
  return client;
}

export async function commit(client: pg.Client): Promise<void> {
  await client.query('COMMIT');
  await client.end();
}

/** Waits until this many statements of the application wait for a lock. */
export async function waiting(databaseUrl: string, count: number): Promise<void> {
  const blocked = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await query(databaseUrl, blocked)).length).toBe(count);
}
