/**
 * The browser's local storage is small, and pictures of unsaved questions can fill it. The session
 * has priority: without it the user cannot log in to save them.
 */
import { texts } from '../texts/texts';
import { toast } from '../feedback/toasts';

/** More than a session and "Remember me" need. */
const RESERVE = 'x'.repeat(4096);
const RESERVE_KEY = 'spare';
/**
 * Prefixes of dispensable keys, the largest entries first (questions/content/draft-images.ts,
 * draft-store.ts).
 */
const DISPENSABLE = ['images', 'draft '];

/**
 * Stores something dispensable, if enough space is left for the session.
 * @returns false when the storage is full; the previous value stays then
 */
export function storeIfSpace(key: string, text: string): boolean {
  const before = localStorage.getItem(key);
  try {
    localStorage.setItem(key, text);
    // A smaller value always fits.
    if (text.length > (before?.length ?? 0)) localStorage.setItem(RESERVE_KEY, RESERVE);
    return true;
  } catch {
    if (before === null) localStorage.removeItem(key);
    // A browser that refuses to store anything still has it.
    else if (localStorage.getItem(key) !== before) localStorage.setItem(key, before);
    return false;
  } finally {
    localStorage.removeItem(RESERVE_KEY);
  }
}

/**
 * Stores something indispensable. When the storage is full, dispensable entries are deleted, and a
 * toast says so.
 */
export function storeOrFreeSpace(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    for (const prefix of DISPENSABLE) {
      const keys = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
      for (const name of keys) localStorage.removeItem(name);
      if (keys.length > 0 && storeIfSpace(key, text)) {
        toast('warning', texts.errors.freedSpace);
        return;
      }
    }
    localStorage.setItem(key, text);
  }
}
