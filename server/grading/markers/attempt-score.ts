import type { EntityManager } from 'typeorm';

/**
 * Adds an attempt up anew, in exact decimals, after a grade of it was changed.
 * @param attemptId of an attempt that the transaction holds
 */
export async function addUp(manager: EntityManager, attemptId: string): Promise<void> {
  await manager.query(
    `UPDATE attempts SET (score, max_score, waiting_count) = (
       SELECT coalesce(sum(marks), 0), coalesce(sum(max_marks), 0),
         count(*) FILTER (WHERE outcome = 'WAITING')
       FROM grades WHERE attempt_id = $1)
     WHERE id = $1`,
    [attemptId],
  );
}
