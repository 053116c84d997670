import { leaveWithoutConfirmation } from '../../ui/drafts/leave-confirmation';
import { isPageOf, readSession, storeSession, type Session } from '../../ui/session/session';
import { clearCache, reloadCache } from './apollo-session';

/**
 * Starts a session in this browser.
 * @param path the page to open
 * @returns true when the caller continues; otherwise the page is reloaded for another account
 */
export async function startSession(session: Session, path: string): Promise<boolean> {
  const before = readSession();
  // Somebody else has used this page before, or another tab has logged in meanwhile.
  if (!isPageOf(session.email)) {
    storeSession(session);
    leaveWithoutConfirmation(path);
    return false;
  }
  // The new account must not see the data of the previous one.
  if (before === null) await clearCache();
  storeSession(session);
  // The role or the institute of the same account may have changed. Another tab's log-in may have opened pages here.
  if (before !== null) reloadCache();
  return true;
}
