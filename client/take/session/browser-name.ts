/**
 * What this browser calls itself, in all its tabs: whoever gives the exam is then told whether an attempt
 * goes on in the same browser. It is a random name, and says nothing of the device.
 */
import { v4 } from 'uuid';

const KEY = 'take.browser';
/** As the server takes it; somebody may have put something else there. */
const NAME = /^[\w-]{1,64}$/;

/**
 * @param storage reading it throws where a browser keeps nothing of a site
 * @returns null there: a name that is not kept would make another browser of each page
 */
export function browserName(storage: () => Storage): string | null {
  try {
    const place = storage();
    if (!NAME.test(place.getItem(KEY) ?? '')) place.setItem(KEY, v4());
    // Of two tabs that make one at once, both use the one that stands.
    const name = place.getItem(KEY);
    return name !== null && NAME.test(name) ? name : null;
  } catch {
    return null;
  }
}
