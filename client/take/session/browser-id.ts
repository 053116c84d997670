/**
 * A random id of this browser, shared by all its tabs: it shows staff whether an attempt goes on in the
 * same browser. It contains nothing about the device.
 */
import { v4 } from 'uuid';

const KEY = 'take.browser';
/** The server's format; the stored value may have been tampered with. */
const VALID_ID = /^[\w-]{1,64}$/;

/**
 * @param storage throws in browsers that deny storage to a site
 * @returns null without storage: an id that is not stored would make each page another browser
 */
export function browserId(storage: () => Storage): string | null {
  try {
    const store = storage();
    if (!VALID_ID.test(store.getItem(KEY) ?? '')) store.setItem(KEY, v4());
    // If two tabs create an id at the same time, both use the one that is stored.
    const id = store.getItem(KEY);
    return id !== null && VALID_ID.test(id) ? id : null;
  } catch {
    return null;
  }
}
