import type { EntityManager } from 'typeorm';
import { selectColumns } from '../core/database/select-columns.js';
import { Attempt } from './attempt.entity.js';
import { GRACE_SECONDS } from './attempt.entity.js';

/** An attempt that the transaction has locked: saves, submissions and take-overs wait. */
export interface LockedAttempt extends Attempt {
  /** The deadline and the grace period have passed: no answers are accepted. */
  isOver: boolean;
}

/** SQL condition: the deadline and the grace period of the attempt `a` have passed. */
export const IS_OVER = `coalesce(a.deadline_at + interval '${GRACE_SECONDS} seconds' < now(), false)`;

/** Locks and reads an attempt, with its question order. */
export async function lockAttempt(
  manager: EntityManager,
  condition: string,
  values: unknown[],
): Promise<LockedAttempt | null> {
  const [row] = await manager.query<LockedAttempt[]>(
    `SELECT ${selectColumns(Attempt, 'a')}, ${IS_OVER} AS "isOver"
     FROM attempts a WHERE ${condition} FOR NO KEY UPDATE OF a`,
    values,
  );
  return row ?? null;
}
