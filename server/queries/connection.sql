-- From server/core/database/connection.queries.ts.

-- lockMigrations
SELECT pg_advisory_lock(4018518);

-- unlockMigrations
SELECT pg_advisory_unlock(4018518);

-- ping
SELECT 1;
