/**
 * The session of this browser: token and e-mail, stored as docs/specification.md, section 3, says, and what the role
 * permits.
 */

import { storeIfSpace, storeOrFreeSpace } from '../storage/browser-storage';
import { ALL_ABILITIES, type Ability } from './abilities';

const TOKEN = 'token';
const EMAIL = 'email';
const ABILITIES = 'abilities';

/** Token and e-mail as this page last read them. */
let lastSeen: Readonly<ReturnType<typeof stored>> = stored();

/**
 * The first session that this page has had. What it started goes on after a log-out, so it never becomes the page of
 * another account: that gets a new one (start-session.ts, session-router.ts).
 */
let own: Readonly<{ token: string; email: string }> | null = null;

export interface Session {
  token: string;
  email: string;
  /** As the server last reported them. Null: not known yet. */
  abilities: readonly Ability[] | null;
}

/** @returns null also while the browser has the session of another account than this page */
export function readSession(): Session | null {
  const { token, email } = stored();
  if (!token || !email) return null;
  own ??= { token, email };
  // The address of an account can change.
  if (token !== own.token && email !== own.email) return null;
  return { token, email, abilities: readAbilities() };
}

/** Whether the browser has the session of another account than this page. */
export function hasOtherAccount(): boolean {
  const { token, email } = stored();
  return Boolean(token && email) && readSession() === null;
}

/** Whether this page may go on with a session of this account. */
export function isPageOf(email: string): boolean {
  return own === null || own.email === email;
}

function readAbilities(): readonly Ability[] | null {
  const names = localStorage.getItem(ABILITIES)?.split(' ') ?? [];
  const known = ALL_ABILITIES.filter((ability) => names.includes(ability));
  return known.length > 0 ? known : null;
}

/** Stores what the account may do, for the next page until the server answers there. Without space it is not known. */
export function storeAbilities(abilities: readonly Ability[] | null): void {
  const isStored = abilities !== null && storeIfSpace(ABILITIES, abilities.join(' '));
  if (!isStored) localStorage.removeItem(ABILITIES);
}

function stored() {
  return { token: localStorage.getItem(TOKEN), email: localStorage.getItem(EMAIL) };
}

/** The request header that authenticates a session. */
export function authorizationHeader({ token }: Session): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

export function storeSession({ token, email, abilities }: Session): void {
  // Before the address, whose change other tabs wait for.
  storeAbilities(abilities);
  storeOrFreeSpace(TOKEN, token);
  storeOrFreeSpace(EMAIL, email);
  lastSeen = { token, email };
  if (isPageOf(email)) own = { token, email };
}

/**
 * The account's e-mail address has changed: its session continues under the new one. Another
 * account's session, started meanwhile, is left alone.
 * @returns the previous address; null when nothing changed
 */
export function changeSessionEmail(email: string): string | null {
  const session = readSession();
  if (session === null || session.token !== lastSeen.token || session.email === email) return null;
  storeOrFreeSpace(EMAIL, email);
  own = { token: session.token, email };
  lastSeen = own;
  return session.email;
}

export function clearSession(): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(EMAIL);
  localStorage.removeItem(ABILITIES);
  lastSeen = { token: null, email: null };
  reportEnd();
}

const endListeners: (() => void)[] = [];

/** Reports that the session has ended, here or in another tab: whoever uses this tab next may be somebody else. */
export function onSessionEnd(listener: () => void): void {
  endListeners.push(listener);
}

function reportEnd(): void {
  for (const listener of endListeners) listener();
}

/** A change by another tab: the e-mail address before and after, null when logged out. */
export interface SessionChange {
  before: string | null;
  after: string | null;
  /** The same session: the account's e-mail address has changed. */
  isSame: boolean;
}

/** Reports when another tab logs in or out, or changes the e-mail address. */
export function watchSession(onChange: (change: SessionChange) => void): void {
  window.addEventListener('storage', ({ key }) => {
    // A null key means that the whole storage was cleared.
    if (key !== EMAIL && key !== null) return;
    const before = lastSeen;
    lastSeen = stored();
    const isSame = lastSeen.token !== null && lastSeen.token === before.token;
    if (isSame && own && lastSeen.email !== null) own = { ...own, email: lastSeen.email };
    if (before.token !== null && !isSame) reportEnd();
    onChange({ before: before.email, after: lastSeen.email, isSame });
  });
}
