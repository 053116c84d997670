-- From server/trials/trial-account.queries.ts.

-- lockOldestTrial: $1 dueBefore
SELECT u.institute_id AS "instituteId" FROM users u
WHERE u.email NOT LIKE '%@%' AND u.deletion_due_at < $1
ORDER BY EXISTS (SELECT FROM candidates c
    WHERE c.institute_id = u.institute_id AND c.started_at IS NULL) DESC,
  u.deletion_due_at
LIMIT 1 FOR UPDATE OF u SKIP LOCKED;
