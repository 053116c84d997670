import type { DataSource } from 'typeorm';

/** Any number serves as long as nothing else in this database locks it. */
const MIGRATION_LOCK = 4_018_518;

/** Brings the tables up to date. Processes that start at once do it one after the other. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
}
