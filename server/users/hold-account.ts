import { IsNull, type FindOptionsWhere } from 'typeorm';
import { sessionOf, type Viewer } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { Session } from './session.entity.js';
import { User } from './user.entity.js';

/**
 * Loads an account and holds it until the transaction ends. What opens log-ins and what ends them
 * does this first, so that one follows the other and none slips through in between.
 */
export async function holdAccount(
  { manager }: Transaction,
  where: FindOptionsWhere<User>,
): Promise<User | null> {
  return manager.findOne(User, { where, lock: { mode: 'for_no_key_update' } });
}

/**
 * Holds the viewer's account for a change that outlives their log-in.
 * @throws SESSION_REQUIRED; UNAUTHENTICATED when the log-in was ended since the request came in
 */
export async function holdOwnAccount(tx: Transaction, viewer: Viewer): Promise<User> {
  const open = { id: sessionOf(viewer), endedAt: IsNull() };
  const user = await holdAccount(tx, { id: viewer.userId });
  if (!user || !(await tx.manager.existsBy(Session, open))) throw coreErrors.UNAUTHENTICATED();
  return user;
}
