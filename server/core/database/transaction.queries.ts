/** Locks and time limits of a transaction. They end with it. */
import { defineCommand } from './define-query.js';

/** Locks a name, and waits for it if another transaction has it. Called by `lockName`. */
export const lockHashedName = defineCommand<{ name: string }>(
  'SELECT pg_advisory_xact_lock(hashtextextended($name, 0))',
);

/** Shares a locked name with others who share it. Called by `shareName`. */
export const shareHashedName = defineCommand<{ name: string }>(
  'SELECT pg_advisory_xact_lock_shared(hashtextextended($name, 0))',
);

// Like SET LOCAL, which takes no parameters and cannot be prepared. Limits are texts such as 30s, or 0 for none.

/** Limits how long each later statement of the transaction waits for a lock. */
export const setLockTimeout = defineCommand<{ timeout: string }>(
  "SELECT set_config('lock_timeout', $timeout, true)",
);

/** Limits how long each later statement of the transaction runs. */
export const setStatementTimeout = defineCommand<{ timeout: string }>(
  "SELECT set_config('statement_timeout', $timeout, true)",
);
