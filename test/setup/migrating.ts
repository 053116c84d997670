/** Migrations that are applied or reverted without starting the application. */
import type { DataSource } from 'typeorm';
import { createMigrationSource } from '../../server/core/database/data-source.js';
import { migrations } from '../../server/migrations/index.js';

/** @param known the migrations that the data source has, in their order */
export async function migrating(
  databaseUrl: string,
  work: (source: DataSource) => Promise<unknown>,
  known = migrations,
): Promise<void> {
  const schema = { entities: [], migrations: known };
  const source = await createMigrationSource(databaseUrl, schema).initialize();
  try {
    await work(source);
  } finally {
    await source.destroy();
  }
}

/** Applies the migrations up to the one of this name, and that one. */
export async function migrateTo(databaseUrl: string, name: string): Promise<void> {
  const last = migrations.findIndex((migration) => migration.name === name);
  if (last < 0) throw new Error(`There is no migration ${name}`);
  const known = migrations.slice(0, last + 1);
  await migrating(databaseUrl, async (source) => source.runMigrations(), known);
}

/** Applies all migrations that are missing, each in a transaction, as a start does. */
export async function migrateFully(databaseUrl: string): Promise<void> {
  await migrating(databaseUrl, async (source) => source.runMigrations({ transaction: 'each' }));
}

/** Reverts the migrations down to the one of this name, and that one. */
export async function revertTo(databaseUrl: string, name: string): Promise<void> {
  const first = migrations.findIndex((migration) => migration.name === name);
  if (first < 0) throw new Error(`There is no migration ${name}`);
  await migrating(databaseUrl, async (source) => {
    for (let next = migrations.length; next > first; next--)
      await source.undoLastMigration({ transaction: 'each' });
  });
}
