/**
 * What Remember Me leaves in this browser (decision 5), under the names that the specification gives
 * (section 3): the address, and in place of the password a token that logs in once and brings the next.
 */
import { useSyncExternalStore } from 'react';

const ADDRESS = 'username';
const TOKEN = 'password';
const LOCK = 'remember-token';

export interface Remembered {
  email: string;
  token: string;
}

const listeners = new Set<() => void>();

export function readRemembered(): Remembered | null {
  const email = localStorage.getItem(ADDRESS);
  const token = localStorage.getItem(TOKEN);
  return email && token ? { email, token } : null;
}

/** Without room for it the browser is not remembered: the token before was spent, it must not stay. */
export function storeRemembered({ email, token }: Remembered): void {
  try {
    localStorage.setItem(ADDRESS, email);
    localStorage.setItem(TOKEN, token);
    tell();
  } catch {
    dropRemembered();
  }
}

export function dropRemembered(): void {
  localStorage.removeItem(ADDRESS);
  localStorage.removeItem(TOKEN);
  tell();
}

/** The server has forgotten all browsers of an account: what this one keeps of it is worth nothing. */
export function dropRememberedOf(address: string): void {
  if (isSameAddress(readRemembered()?.email ?? '', address)) dropRemembered();
}

/** Whose browser this is, as long as it is remembered; other tabs have a say in it. */
export function useRememberedAddress(): string | null {
  return useSyncExternalStore(listen, () => readRemembered()?.email ?? null);
}

/** Whether two people typed the same address. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/**
 * One tab at a time: a token that two of them sent would look like a stolen one. Browsers have the
 * lock on secure pages only; without it, tabs would have to press within the same moment.
 */
export async function aloneWithToken<T>(work: () => T | Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

function tell(): void {
  for (const onChange of listeners) onChange();
}
