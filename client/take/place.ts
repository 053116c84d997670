/** Where the address leads: a personal link, an exam's code, a receipt's check, or none of these. */
import { readCode } from './texts/format';

export type Place =
  /** `attemptId`: whose result is shown first; null: none. */
  | { kind: 'LINK'; token: string; attemptId: string | null }
  | { kind: 'CODE'; code: string }
  | { kind: 'ENTER'; isWrong: boolean }
  | { kind: 'VERIFY' };

/** The token stands behind `#`: it goes to no server, no log and no other page (Referer). */
export function readPlace({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Place {
  if (/^\/verify(\/|$)/.test(pathname)) return { kind: 'VERIFY' };
  if (hash.length > 1) {
    const attemptId = /^\/take\/result\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? null;
    return { kind: 'LINK', token: hash.slice(1), attemptId };
  }
  const typed = decoded(pathname.replace(/^\/take\/?/, '').replace(/\/$/, ''));
  const code = readCode(typed);
  return code ? { kind: 'CODE', code } : { kind: 'ENTER', isWrong: typed !== '' };
}

/** `%` alone is no way to write anything. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Shows another place without asking the server for the page.
 * @param instead of this one, to which Back then does not lead any more
 */
export function goTo(address: string, instead = false): void {
  if (instead) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

interface Hold {
  address: string;
  /** What to ask just now; null: nothing. */
  question: () => string | null;
}

let held: Hold | null = null;

/** From here on another place is shown only to who says yes to a question. @returns what ends that */
export function holdPlace(question: Hold['question']): () => void {
  const hold = { address: addressOf(location), question };
  held = hold;
  return () => {
    if (held === hold) held = null;
  };
}

/** Asks where it must be asked. */
export function mayLeave(): boolean {
  const question = held?.question() ?? null;
  if (question === null) return true;
  if (!confirm(question)) return false;
  // Back tells of itself twice.
  held = null;
  return true;
}

/** The same when the address is another already; on a no it is put back. */
export function mayFollow(): boolean {
  if (!held || addressOf(location) === held.address) return true;
  const { address } = held;
  if (mayLeave()) return true;
  history.pushState(null, '', address);
  return false;
}

const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

/** Whether the address is of a trial exam, which visitors of the public site take (server/trials). */
export const isTrial = (): boolean => location.search === '?trial';

export const VERIFY_ADDRESS = '/verify';
export const linkAddress = (token: string): string => `/take#${token}`;
export const codeAddress = (code: string): string => `/take/${code}`;
