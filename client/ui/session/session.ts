/** The session of this browser, stored as the specification says (section 3): token and e-mail. */

import { storeSurely } from '../storage/browser-storage';

const TOKEN = 'token';
const EMAIL = 'email';

/** Token and address as this page last knew them. */
let known = stored();

export interface Session {
  token: string;
  email: string;
}

export function readSession(): Session | null {
  const { token, email } = stored();
  return token && email ? { token, email } : null;
}

function stored() {
  return { token: localStorage.getItem(TOKEN), email: localStorage.getItem(EMAIL) };
}

/** The header of a request in the name of a session. */
export function authorizationOf({ token }: Session): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

export function storeSession({ token, email }: Session): void {
  storeSurely(TOKEN, token);
  storeSurely(EMAIL, email);
  known = { token, email };
}

/**
 * The account has another address, which its session goes on under. Nothing happens to another
 * account's session that has taken its place meanwhile.
 * @returns the address before; null: it was the same
 */
export function renameSession(email: string): string | null {
  const session = readSession();
  if (session === null || session.token !== known.token || session.email === email) return null;
  storeSurely(EMAIL, email);
  known = { token: session.token, email };
  return session.email;
}

export function clearSession(): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(EMAIL);
  known = { token: null, email: null };
}

/** What another tab has done: the e-mail address before and after, null for nobody. */
export interface SessionChange {
  before: string | null;
  after: string | null;
  /** It is the same session: its account has another address. */
  isSame: boolean;
}

/** Tells that another tab has logged out or in, or has changed the address. */
export function watchSession(onChange: (change: SessionChange) => void): void {
  window.addEventListener('storage', ({ key }) => {
    // Without a name all of the storage was emptied.
    if (key !== EMAIL && key !== null) return;
    const before = known;
    known = stored();
    const isSame = known.token !== null && known.token === before.token;
    onChange({ before: before.email, after: known.email, isSame });
  });
}
