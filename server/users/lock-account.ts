import { IsNull, Raw, type FindOptionsWhere } from 'typeorm';
import { requireSession, type Viewer } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { Session } from './sessions/session.entity.js';
import { User } from './user.entity.js';
import { isNotDue } from './user.queries.js';

/** Active accounts as a TypeORM condition, like `isActiveAccount`. */
export const activeAccount: FindOptionsWhere<User> = {
  leftAt: IsNull(),
  deletionDueAt: Raw(isNotDue),
};

/**
 * Loads an account and locks it until the transaction ends. Code that opens or ends log-ins calls
 * this first, so that a log-in cannot open while another transaction ends all of them.
 */
export async function lockAccount(
  { manager }: Transaction,
  where: FindOptionsWhere<User>,
): Promise<User | null> {
  const lock = { mode: 'for_no_key_update' } as const;
  return manager.findOne(User, { where: { ...where, ...activeAccount }, lock });
}

/**
 * Locks the viewer's own account for a change that outlives the session.
 * @throws SESSION_REQUIRED; UNAUTHENTICATED when the session has ended since the request came in
 */
export async function lockOwnAccount(tx: Transaction, viewer: Viewer): Promise<User> {
  const open = { id: requireSession(viewer), endedAt: IsNull() };
  const user = await lockAccount(tx, { id: viewer.userId });
  if (!user || !(await tx.manager.existsBy(Session, open))) throw coreErrors.UNAUTHENTICATED();
  return user;
}
