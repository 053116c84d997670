import type { Viewer } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { formatDateTime } from '../mail/templates/format-date-time.js';
import type { Institute } from '../users/institute.entity.js';
import { findUndoableReset } from '../users/passwords/undoable-reset.js';
import { memberErrors } from './member.errors.js';

/**
 * Refuses a change of the institute's owners while a reset of the viewer's password can be undone.
 * An attacker may have reset it, and another owner could remove the account before the undo.
 * @throws RESET_IS_RECENT
 */
export async function assertNoRecentReset(
  { manager }: Transaction,
  { userId }: Viewer,
  { timeZone }: Institute,
): Promise<void> {
  const latest = await findUndoableReset(manager, userId);
  if (!latest) return;
  const until = formatDateTime(latest.expiresAt, timeZone);
  const message = `Your password was reset with a mailed code, and this can be undone until ${until}. Until then, you cannot add, change or remove owners, or move to another institute. Wait, or ask another owner.`;
  throw memberErrors.RESET_IS_RECENT({ message });
}
