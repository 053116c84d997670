import { leaveUnasked } from '../ui/drafts/leaving';
import { readSession, storeSession, type Session } from '../ui/session/session';
import { forgetAnswers } from './answers';

/**
 * Begins a session in this browser.
 * @param path where it leads
 * @returns whether the page goes on; otherwise it is loaded anew, for another account
 */
export async function enter(session: Session, path: string): Promise<boolean> {
  const before = readSession();
  // Another tab may have logged in meanwhile, and this page has followed it.
  if (before !== null && before.email !== session.email) {
    storeSession(session);
    leaveUnasked(path);
    return false;
  }
  // Nothing that the last account was shown may be there for this one.
  if (before === null) await forgetAnswers();
  storeSession(session);
  return true;
}
