import type { EntityManager } from 'typeorm';
import { ONE_STATE } from './mark-changes.js';

/** Of grades: until when they are taken for ones that somebody is typing; null: nobody is. */
const SETTLES_AT = `max(graded_at) FILTER (WHERE is_typed) + ${ONE_STATE}`;

/**
 * Adds an attempt up anew, in exact decimals, after a grade of it was changed, and notes until when its
 * marks are taken for ones that somebody is typing.
 * @param attemptId of an attempt that the transaction holds
 */
export async function addUp(manager: EntityManager, attemptId: string): Promise<void> {
  await manager.query(
    `UPDATE attempts SET (score, max_score, waiting_count, settles_at) = (
       SELECT coalesce(sum(marks), 0), coalesce(sum(max_marks), 0),
         count(*) FILTER (WHERE outcome = 'WAITING'),
         ${SETTLES_AT}
       FROM grades WHERE attempt_id = $1)
     WHERE id = $1`,
    [attemptId],
  );
}

/** The same of an attempt that is marked again: what was typed of it may not stand any more. */
export async function settlesAtOf(manager: EntityManager, attemptId: string): Promise<Date | null> {
  const [settling] = await manager.query<[{ at: Date | null }]>(
    `SELECT ${SETTLES_AT} AS at FROM grades WHERE attempt_id = $1`,
    [attemptId],
  );
  return settling.at;
}
