/** A database that an earlier version filled (test/data/filled-database-9c04b5a.sql). */
import pg from 'pg';
import { bareDatabase } from './database.js';
import { migrateTo } from './migrating.js';
import { read } from './sources.js';

const CONTENT = 'test/data/filled-database-9c04b5a.sql';
/** The last migration of that version. */
const LAST_MIGRATION = 'AddNewsletter1795418085099';

/** The owners of its institutes. Their password is that of `logIn`. */
export const OWNERS = ['ada@north.example', 'bruno@south.example', 'cleo@east.example'] as const;

/** The database as that version left it, before any later migration. @returns its address */
export async function filledDatabase(): Promise<string> {
  return databaseWith(CONTENT, LAST_MIGRATION);
}

/**
 * A database of its own with such a content, before any later migration.
 * @param content the path of its INSERT statements
 * @param lastMigration the name of the last migration of the version that made it
 * @returns its address
 */
export async function databaseWith(content: string, lastMigration: string): Promise<string> {
  const databaseUrl = await bareDatabase();
  await migrateTo(databaseUrl, lastMigration);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`BEGIN; ${read(content)} COMMIT`);
  } finally {
    await client.end();
  }
  return databaseUrl;
}
