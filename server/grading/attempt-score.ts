import type { EntityManager } from 'typeorm';

/**
 * Changes by one marker within this time are one state, and learners are not notified meanwhile.
 */
export const TYPING_WINDOW = `interval '5 minutes'`;

/** SQL on grades: until when the marks count as being typed; null: nobody types. */
const SETTLES_AT = `max(graded_at) FILTER (WHERE is_typed) + ${TYPING_WINDOW}`;

/**
 * Recomputes the score of an attempt, in exact decimals, after one of its grades changed, and
 * stores until when its marks count as being typed.
 * @param attemptId of an attempt that the transaction has locked
 */
export async function updateAttemptScore(manager: EntityManager, attemptId: string): Promise<void> {
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

/** Until when the marks of an attempt count as being typed, after it was marked again. */
export async function findSettlesAt(
  manager: EntityManager,
  attemptId: string,
): Promise<Date | null> {
  const [settling] = await manager.query<[{ at: Date | null }]>(
    `SELECT ${SETTLES_AT} AS at FROM grades WHERE attempt_id = $1`,
    [attemptId],
  );
  return settling.at;
}
