/** Statements of a connection, outside transactions. */
import { defineCommand } from './define-query.js';

/** Any number works that nothing else in this database locks. */
const MIGRATION_LOCK = 4_018_518;

/** Locks migrations until `unlockMigrations` on the same connection, or its end. Waits for another process. */
export const lockMigrations = defineCommand<object>(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);

export const unlockMigrations = defineCommand<object>(
  `SELECT pg_advisory_unlock(${MIGRATION_LOCK})`,
);

/** Answers if the database can be reached. */
export const ping = defineCommand<object>('SELECT 1');
