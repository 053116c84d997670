import type { EntityManager } from 'typeorm';
import { columnsOf } from '../core/database/columns.js';
import { Attempt } from './attempt.entity.js';
import { GRACE_SECONDS } from './attempt.entity.js';

/** An attempt that a transaction holds: nobody saves, submits or takes it over meanwhile. */
export interface LockedAttempt extends Attempt {
  /** Its time and the grace are over: nothing is taken any more. */
  isOver: boolean;
}

/** When an attempt takes nothing any more. `a` is its row. */
export const IS_OVER = `coalesce(a.deadline_at + interval '${GRACE_SECONDS} seconds' < now(), false)`;

/** Under the transaction's lock. Its arrangement is read, too. */
export async function lockAttempt(
  manager: EntityManager,
  condition: string,
  values: unknown[],
): Promise<LockedAttempt | null> {
  const [row] = await manager.query<LockedAttempt[]>(
    `SELECT ${columnsOf(manager, Attempt, 'a')}, ${IS_OVER} AS "isOver"
     FROM attempts a WHERE ${condition} FOR NO KEY UPDATE OF a`,
    values,
  );
  return row ?? null;
}
