import { IsNull, Raw, type FindOptionsWhere } from 'typeorm';
import { sessionOf, type Viewer } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { Session } from './sessions/session.entity.js';
import { User } from './user.entity.js';

const isNotDue = (column: string): string => `(${column} IS NULL OR ${column} > now())`;

/**
 * Whether an account is there, in SQL: nobody has left with it. One whose end is due goes with the
 * next run of the chore; to everybody it is gone already.
 * @param account the table `users`, as the statement calls it
 */
export function isLiving(account: string): string {
  return `${account}.left_at IS NULL AND ${isNotDue(`${account}.deletion_due_at`)}`;
}

/** The same for what finds accounts by their entity. */
export const living: FindOptionsWhere<User> = { leftAt: IsNull(), deletionDueAt: Raw(isNotDue) };

/**
 * Loads an account and holds it until the transaction ends. What opens log-ins and what ends them
 * does this first, so that one follows the other and none slips through in between.
 */
export async function lockAccount(
  { manager }: Transaction,
  where: FindOptionsWhere<User>,
): Promise<User | null> {
  const lock = { mode: 'for_no_key_update' } as const;
  return manager.findOne(User, { where: { ...where, ...living }, lock });
}

/**
 * Holds the viewer's account for a change that outlives their log-in.
 * @throws SESSION_REQUIRED; UNAUTHENTICATED when the log-in was ended since the request came in
 */
export async function lockOwnAccount(tx: Transaction, viewer: Viewer): Promise<User> {
  const open = { id: sessionOf(viewer), endedAt: IsNull() };
  const user = await lockAccount(tx, { id: viewer.userId });
  if (!user || !(await tx.manager.existsBy(Session, open))) throw coreErrors.UNAUTHENTICATED();
  return user;
}
