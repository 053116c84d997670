import { IsNull } from 'typeorm';
import { requireSession, type Viewer } from '../../core/access/viewer.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { lockAccount } from '../lock-account.js';
import type { User } from '../user.entity.js';
import { Session } from './session.entity.js';

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
