import { assertCan } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { activeAccount } from '../users/lock-account.js';
import type { Institute } from '../users/institute.entity.js';
import { lockInstitute } from '../users/lock-institute.js';
import { User } from '../users/user.entity.js';

/**
 * Locks an institute for a change of its staff. The viewer's role is read again under the lock: of
 * two owners who demote each other in parallel, only the first succeeds.
 * @throws NOT_ALLOWED, UNAUTHENTICATED
 */
export async function lockForManaging(tx: Transaction, viewer: Viewer): Promise<Institute> {
  const { userId: id, instituteId } = viewer;
  const institute = await lockInstitute(tx, instituteId);
  const now = await tx.manager.findOneBy(User, { id, instituteId, ...activeAccount });
  if (!now) throw coreErrors.UNAUTHENTICATED();
  assertCan({ ...viewer, role: now.role }, 'institute.manage');
  return institute;
}
