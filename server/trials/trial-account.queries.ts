import { defineQuery } from '../core/database/define-query.js';
import type { User } from '../users/user.entity.js';

/**
 * Locks and reads the oldest trial that is due before a time, preferably one that was never started; no row if there is
 * none. The scheduled task for due accounts may be removing it: that one is passed over.
 */
export const lockOldestTrial = defineQuery<{ dueBefore: Date }, Pick<User, 'instituteId'>>(`
  SELECT u.institute_id AS "instituteId" FROM users u
  WHERE u.email NOT LIKE '%@%' AND u.deletion_due_at < $dueBefore
  ORDER BY EXISTS (SELECT FROM candidates c
      WHERE c.institute_id = u.institute_id AND c.started_at IS NULL) DESC,
    u.deletion_due_at
  LIMIT 1 FOR UPDATE OF u SKIP LOCKED`);
