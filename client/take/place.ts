/** Where the address leads: a personal link, an exam's code, or neither. */
import { readCode } from './format';

export type Place =
  | { kind: 'LINK'; token: string }
  | { kind: 'CODE'; code: string }
  | { kind: 'ENTER'; isWrong: boolean };

/** The token stands behind `#`: it goes to no server, no log and no other page (Referer). */
export function readPlace({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Place {
  if (hash.length > 1) return { kind: 'LINK', token: hash.slice(1) };
  const typed = decodeURIComponent(pathname.replace(/^\/take\/?/, '').replace(/\/$/, ''));
  const code = readCode(typed);
  return code ? { kind: 'CODE', code } : { kind: 'ENTER', isWrong: typed !== '' };
}

/** Shows another place without asking the server for the page. */
export function goTo(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

export const linkAddress = (token: string): string => `/take#${token}`;
export const codeAddress = (code: string): string => `/take/${code}`;
