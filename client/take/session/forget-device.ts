/** Removes a candidate's traces from a shared computer: the link, drafts, stored answers, cached pages. */
import type { AttemptContext } from './attempt-context';
import { FINISHED_ADDRESS, FINISHED_KEY, markFinished } from './finished-links';
import { forgetJoined, JOINED_KEY } from './joined';
import { linkHash } from './link-hash';
import { navigate } from './navigation';
import { deletePageCaches, unregisterWorker } from './page-cache';
import { isOtherAttemptOpen } from './presence';

const PREFIX = 'take.';
/**
 * How somebody likes to read is no trace of who they are. Of those who joined, only the one who finishes is forgotten, and
 * other pages must learn of that.
 */
const KEPT_KEYS = new Set(['take.comfort', JOINED_KEY, FINISHED_KEY]);
/** A browser that does not answer in time does not keep anybody on the page. */
const TRAVERSAL_TIMEOUT_MS = 1_000;

/**
 * All attempts of a link: those of the lobby, and one that another page of this browser has begun since.
 * @param known by the lobby, which may be a minute old
 */
export async function findAttempts(
  { outbox, token }: Pick<AttemptContext, 'outbox' | 'token'>,
  known: readonly string[],
): Promise<string[]> {
  const begun = await outbox.getBegun(linkHash(token));
  return [...new Set([...known, ...begun.map(({ begun: { attemptId } }) => attemptId)])];
}

/** Whether something that was typed or handed in here has not reached the server. */
export async function hasUnsent(
  { outbox, late }: Pick<AttemptContext, 'outbox' | 'late'>,
  attemptIds: readonly string[],
): Promise<boolean> {
  for (const id of attemptIds) {
    if (late.stateOf(id).waiting > 0) return true;
    if ((await outbox.getAnswers(id)).some(({ isAside }) => !isAside)) return true;
    if ((await outbox.getSitting(id))?.handedInAt != null) return true;
  }
  return false;
}

/**
 * Deletes what this browser has stored about a link and its attempts, and what it has noted of other links.
 * Others who joined can still go on: their answers and links stay, and so do copies of the page while one of
 * their attempts is open.
 * @returns whether everything could be deleted
 */
export async function deleteTraces(
  { outbox, token }: Pick<AttemptContext, 'outbox' | 'token'>,
  attemptIds: readonly string[],
): Promise<boolean> {
  const results = await Promise.allSettled([
    deleteRows(outbox, attemptIds),
    // Throws where a key cannot be removed.
    Promise.resolve().then(deleteStoredKeys),
    Promise.resolve().then(() => forgetJoined(token)),
    deletePageCopies(attemptIds),
  ]);
  return results.every(({ status }) => status === 'fulfilled');
}

async function deleteRows(
  outbox: AttemptContext['outbox'],
  attemptIds: readonly string[],
): Promise<void> {
  for (const id of attemptIds) {
    outbox.deleteSitting(id);
    for (const answer of await outbox.getAnswers(id)) outbox.deleteAnswer(answer);
  }
  await outbox.flush();
}

function deleteStoredKeys(): void {
  deleteKeys(() => localStorage);
  deleteKeys(() => sessionStorage);
}

/** @param storage throws in browsers that deny storage to a site: they have stored nothing */
function deleteKeys(storage: () => Storage): void {
  let store: Storage;
  try {
    store = storage();
  } catch {
    return;
  }
  for (const key of Object.keys(store))
    if (key.startsWith(PREFIX) && !KEPT_KEYS.has(key)) store.removeItem(key);
}

/** Deletes the copies of pages and pictures, and the service worker that answers with them. */
async function deletePageCopies(attemptIds: readonly string[]): Promise<void> {
  if (await isOtherAttemptOpen(attemptIds)) return;
  await deletePageCaches();
  await unregisterWorker();
}

/** Leaves a page of a link whose learner has finished in another one. */
export function leaveFinishedLink(): void {
  deleteStoredKeys();
  // The tab stores its state when it is left (tab.ts); this listener runs after that one.
  addEventListener('pagehide', deleteStoredKeys);
  location.replace(FINISHED_ADDRESS);
}

/**
 * Leaves all pages of a link for the page that says that it is done. Back does not lead to the link: its entries
 * in the history are replaced or removed. Browsers without the Navigation API keep those before the current one.
 */
export async function leaveLink(token: string): Promise<void> {
  markFinished(token);
  await goToFirstEntry(token);
  // The tab stores its state when it is left (tab.ts); this listener runs after that one.
  addEventListener('pagehide', deleteStoredKeys);
  navigate('/take', true);
  // A new entry removes those after the current one.
  location.assign(FINISHED_ADDRESS);
}

async function goToFirstEntry(token: string): Promise<void> {
  // Older browsers have no Navigation API, although the type says so.
  const { navigation } = window as Partial<Window>;
  const current = navigation?.currentEntry;
  if (!navigation || !current) return;
  const isOfLink = ({ url, sameDocument }: NavigationHistoryEntry): boolean =>
    sameDocument && url !== null && new URL(url).hash === `#${token}`;
  const before = navigation.entries().slice(0, current.index);
  const first = before[before.findLastIndex((entry) => !isOfLink(entry)) + 1];
  if (!first) return;
  const timeout = new Promise((done) => setTimeout(done, TRAVERSAL_TIMEOUT_MS));
  // What a page does on the way is its own affair: the current entry is replaced in any case.
  const finished = navigation.traverseTo(first.key).finished?.catch(() => undefined);
  await Promise.race([finished, timeout]);
}
