/**
 * What Remember Me stores in this browser (decision 0005): the address, and instead of the password
 * a token that logs in once and is then replaced. docs/specification.md, section 3, fixes the keys.
 */
import { useSyncExternalStore } from 'react';

const ADDRESS = 'username';
const TOKEN = 'password';
const LOCK = 'remember-token';

export interface RememberedLogIn {
  email: string;
  token: string;
}

const listeners = new Set<() => void>();

export function readRemembered(): RememberedLogIn | null {
  const email = localStorage.getItem(ADDRESS);
  const token = localStorage.getItem(TOKEN);
  return email && token ? { email, token } : null;
}

/**
 * When the storage is full, the browser is not remembered: the previous token is used up and must
 * go.
 */
export function storeRemembered({ email, token }: RememberedLogIn): void {
  try {
    localStorage.setItem(ADDRESS, email);
    localStorage.setItem(TOKEN, token);
    notifyListeners();
  } catch {
    dropRemembered();
  }
}

export function dropRemembered(): void {
  localStorage.removeItem(ADDRESS);
  localStorage.removeItem(TOKEN);
  notifyListeners();
}

/**
 * Called after the server has forgotten all browsers of an account: this browser's token is
 * invalid.
 */
export function dropRememberedFor(address: string): void {
  if (isSameAddress(readRemembered()?.email ?? '', address)) dropRemembered();
}

/** The e-mail address this browser is remembered for, or null; follows changes by other tabs. */
export function useRememberedEmail(): string | null {
  return useSyncExternalStore(listen, () => readRemembered()?.email ?? null);
}

/** Whether two typed addresses are the same. */
export function isSameAddress(first: string, second: string): boolean {
  return first.trim().toLowerCase() === second.trim().toLowerCase();
}

/**
 * Runs work in one tab at a time: a token sent by two tabs would look stolen. Browsers offer locks
 * on secure pages only; without them, only two log-ins at the very same time can collide.
 */
export async function withTokenLock<T>(work: () => T | Promise<T>): Promise<T> {
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

function notifyListeners(): void {
  for (const onChange of listeners) onChange();
}
