/**
 * This browser's storage is small, and pictures of unsaved questions can fill it. The session comes
 * first: without it nobody gets in to save them.
 */
import { texts } from '../texts/texts';
import { toast } from '../feedback/toasts';

/** More than a session takes, and what "Remember me" keeps. */
const SPARE = 'x'.repeat(4096);
const SPARE_KEY = 'spare';
/** What can be done without, the largest first (questions/kept-images.ts, draft-store.ts). */
const DISPENSABLE = ['images', 'draft '];

/**
 * Stores what can be done without: it leaves room for the session.
 * @returns false when there is no room for it; what was there before stays then
 */
export function storeIfRoom(key: string, text: string): boolean {
  const before = localStorage.getItem(key);
  try {
    localStorage.setItem(key, text);
    // Where it takes less than before, it can only help.
    if (text.length > (before?.length ?? 0)) localStorage.setItem(SPARE_KEY, SPARE);
    return true;
  } catch {
    if (before === null) localStorage.removeItem(key);
    else localStorage.setItem(key, before);
    return false;
  } finally {
    localStorage.removeItem(SPARE_KEY);
  }
}

/**
 * Stores what must be there. Where something else has filled the storage, what can be done without
 * makes way, and that is told.
 */
export function storeSurely(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    for (const start of DISPENSABLE) {
      const keys = Object.keys(localStorage).filter((name) => name.startsWith(start));
      for (const name of keys) localStorage.removeItem(name);
      if (keys.length > 0 && storeIfRoom(key, text)) {
        toast('warning', texts.errors.madeRoom);
        return;
      }
    }
    localStorage.setItem(key, text);
  }
}
