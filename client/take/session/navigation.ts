/** Routes of the candidate's page, and the guard that asks before a running exam is left. */
import { readCode } from '../texts/format';

export type Route =
  /** A personal link. `attemptId`: the attempt whose result is shown first, if any. */
  | { kind: 'LINK'; token: string; attemptId: string | null }
  | { kind: 'CODE'; code: string }
  | { kind: 'ENTER'; isWrong: boolean }
  | { kind: 'VERIFY' };

/** The token follows `#`: so no server, log or other page (Referer) receives it. */
export function parseRoute({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Route {
  if (/^\/verify(\/|$)/.test(pathname)) return { kind: 'VERIFY' };
  if (hash.length > 1) {
    const attemptId = /^\/take\/result\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? null;
    return { kind: 'LINK', token: hash.slice(1), attemptId };
  }
  const typed = decodeOrKeep(pathname.replace(/^\/take\/?/, '').replace(/\/$/, ''));
  const code = readCode(typed);
  return code ? { kind: 'CODE', code } : { kind: 'ENTER', isWrong: typed !== '' };
}

/** A malformed escape (a `%` alone) is kept as it is. */
function decodeOrKeep(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Shows another route without loading the page.
 * @param replace replaces the current history entry, so that Back does not lead to it
 */
export function navigate(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

interface Guard {
  address: string;
  /** The question to ask now; null: none. */
  question: () => string | null;
}

let activeGuard: Guard | null = null;

/** From now on leaving this address needs a confirmation. @returns removes the guard */
export function guardNavigation(question: Guard['question']): () => void {
  const guard = { address: addressOf(location), question };
  activeGuard = guard;
  return () => {
    if (activeGuard === guard) activeGuard = null;
  };
}

/** Asks the guard's question, if there is one. @returns whether the page may be left */
export function confirmLeaving(): boolean {
  const question = activeGuard?.question() ?? null;
  if (question === null) return true;
  if (!confirm(question)) return false;
  // The Back button fires two events: do not ask twice.
  activeGuard = null;
  return true;
}

/** The same after the address has changed: if the answer is no, the address is restored. */
export function confirmNavigation(): boolean {
  if (!activeGuard || addressOf(location) === activeGuard.address) return true;
  const { address } = activeGuard;
  if (confirmLeaving()) return true;
  history.pushState(null, '', address);
  return false;
}

const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

/** Whether this is a trial exam, which visitors of the public site take (server/trials). */
export const isTrial = (): boolean => location.search === '?trial';

export const VERIFY_ADDRESS = '/verify';
export const linkAddress = (token: string): string => `/take#${token}`;
export const codeAddress = (code: string): string => `/take/${code}`;
