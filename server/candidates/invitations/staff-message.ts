import type { Viewer } from '../../core/access/viewer.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import type { StaffMessage } from '../../mail/templates/exams.js';
import { fullName, User } from '../../users/user.entity.js';
import { isNewAccount } from './new-account.js';

/** What a person of the staff writes into a mail, under their name. New accounts mail no addresses. @param text null for no message */
export async function staffMessage(
  { manager }: Transaction,
  { userId }: Viewer,
  text: string | null,
): Promise<StaffMessage | null> {
  if (text === null) return null;
  const user = await manager.findOneByOrFail(User, { id: userId });
  return { by: fullName(user), text, isUnlinked: isNewAccount(user) };
}
