-- From server/core/database/transaction.queries.ts.

-- lockHashedName: $1 name
SELECT pg_advisory_xact_lock(hashtextextended($1, 0));

-- shareHashedName: $1 name
SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0));

-- setLockTimeout: $1 timeout
SELECT set_config('lock_timeout', $1, true);

-- setStatementTimeout: $1 timeout
SELECT set_config('statement_timeout', $1, true);
