/**
 * Caches the page and the pictures of a begun attempt, so that a reload without a connection goes on
 * (worker/take-worker.ts). Nothing is cached before the start.
 */
import type { Outbox } from '../sync/outbox';

const WORKER_ADDRESS = '/take-worker.js';
/** Of the page, and the scope of its worker: the page's other addresses are below it, and show the same. */
const PAGE_ADDRESS = '/take';
const PAGE_CACHE = 'take-page';
const PICTURE_CACHE = 'take-pictures';
/** The build lists the files of the page in this element (client/take-files.ts). */
const FILES_ELEMENT = 'files';
/** A proxy, or the log-in page of a network, may answer 200 with a page of its own. */
const CONTENT_TYPES: [ending: RegExp, type: RegExp][] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
  [/\.woff2$/, /font|octet-stream/],
  [/^\/images\/|\.svg$/, /^image\//],
];

export type PageCacheState =
  /** A reload needs a connection: the browser has no service workers, as on pages without HTTPS. */
  'NONE' | 'LOADING' | 'READY';

/** Whether this browser can load the page without a connection. Browsers offer that on HTTPS only. */
export function canCachePage(): boolean {
  const isBuilt = document.getElementById(FILES_ELEMENT) !== null;
  return isBuilt && 'serviceWorker' in navigator && typeof caches !== 'undefined';
}

/** Whether an earlier page of this browser has cached it already. */
export async function isPageCached(): Promise<boolean> {
  return canCachePage() && (await caches.has(PAGE_CACHE));
}

/**
 * Caches the page as the server has it now, with all its files.
 * @param signal aborted when no attempt needs it any more
 * @throws if not all of it could be loaded
 */
export async function cachePage(signal: AbortSignal): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(PAGE_ADDRESS);
  if (!registration)
    await navigator.serviceWorker.register(WORKER_ADDRESS, { scope: PAGE_ADDRESS });
  const headers = { accept: 'text/html' };
  const page = await fetch(PAGE_ADDRESS, { cache: 'no-cache', headers, signal });
  const files = filesOf(await page.clone().text());
  if (!page.ok || files.length === 0) throw new TypeError('The page could not be loaded');
  const cache = await caches.open(PAGE_CACHE);
  for (const file of files) await addMissing(cache, file, signal);
  // Last: a page without its files would be of no use.
  signal.throwIfAborted();
  await cache.put(PAGE_ADDRESS, page);
  await deleteOthers(cache, new Set([PAGE_ADDRESS, ...files]));
}

/**
 * Caches the pictures: one that is broken does not keep the others out.
 * @param addresses of the pictures of the questions that were delivered
 * @param signal aborted when no attempt needs them any more
 * @throws if one is missing
 */
export async function cachePictures(
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const cache = await caches.open(PICTURE_CACHE);
  let failure: unknown = null;
  for (const address of addresses)
    await addMissing(cache, address, signal).catch((error: unknown) => {
      failure = error;
    });
  signal.throwIfAborted();
  if (failure !== null) throw new TypeError('A picture could not be loaded', { cause: failure });
}

/** Deletes the caches if no attempt of this browser goes on. */
export async function deleteUnusedCaches(outbox: Outbox): Promise<void> {
  if (canCachePage() && (await outbox.countBegun()) === 0) await deletePageCaches();
}

export async function deletePageCaches(): Promise<void> {
  if (typeof caches === 'undefined') return;
  await Promise.all([caches.delete(PAGE_CACHE), caches.delete(PICTURE_CACHE)]);
}

/** Removes the service worker, which answers with the cached page. */
export async function unregisterWorker(): Promise<void> {
  // Pages without HTTPS have no service workers, although the type says so.
  const { serviceWorker } = navigator as Partial<Navigator>;
  await (await serviceWorker?.getRegistration(PAGE_ADDRESS))?.unregister();
}

async function addMissing(cache: Cache, address: string, signal: AbortSignal): Promise<void> {
  const found = await cache.match(address, { ignoreVary: true });
  if (found && isFile(found, address)) return;
  const loaded = await fetch(address, { signal });
  if (!isFile(loaded, address)) throw new TypeError(`${address} could not be loaded`);
  signal.throwIfAborted();
  await cache.put(address, loaded);
}

function isFile({ ok, redirected, headers }: Response, address: string): boolean {
  const type = headers.get('content-type') ?? '';
  return (
    ok &&
    !redirected &&
    CONTENT_TYPES.every(([ending, fits]) => !ending.test(address) || fits.test(type))
  );
}

/** Deletes the files of an earlier version. */
async function deleteOthers(cache: Cache, addresses: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys())
    if (!addresses.has(new URL(request.url).pathname)) await cache.delete(request);
}

function filesOf(html: string): string[] {
  const list = new DOMParser().parseFromString(html, 'text/html').getElementById(FILES_ELEMENT);
  return JSON.parse(list?.textContent || '[]') as string[];
}
