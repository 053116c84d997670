import { leaveWithoutConfirmation } from '../../ui/drafts/leave-confirmation';
import { readSession, storeSession, type Session } from '../../ui/session/session';
import { clearCache } from './apollo-session';

/**
 * Starts a session in this browser.
 * @param path the page to open
 * @returns true when the caller continues; otherwise the page is reloaded for another account
 */
export async function startSession(session: Session, path: string): Promise<boolean> {
  const before = readSession();
  // Another tab may have logged in meanwhile.
  if (before !== null && before.email !== session.email) {
    storeSession(session);
    leaveWithoutConfirmation(path);
    return false;
  }
  // What the last session has read belongs to another account, role or institute.
  await clearCache();
  storeSession(session);
  return true;
}
