import type { Viewer } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { formatDateTime } from '../mail/format-date-time.js';
import type { Institute } from '../users/institute.entity.js';
import { findUndoableReset } from '../users/passwords/undoable-reset.js';
import { memberErrors } from './member.errors.js';

/**
 * Refuses a change of who owns an institute for as long as a reset of the viewer's password can be undone. Whoever
 * reset it may not be the account's owner, and another owner could remove that account before it is undone.
 * @throws RESET_IS_RECENT
 */
export async function checkNoRecentReset(
  { manager }: Transaction,
  { userId }: Viewer,
  { timeZone }: Institute,
): Promise<void> {
  const latest = await findUndoableReset(manager, userId);
  if (!latest) return;
  const until = formatDateTime(latest.expiresAt, timeZone);
  const message = `Your password was reset by a mailed code, which can be undone until ${until}. Until then you cannot make, change or remove owners, or move to another institute. Wait, or ask another owner.`;
  throw memberErrors.RESET_IS_RECENT({ message });
}
