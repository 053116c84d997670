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

export type PageCacheState =
  /** A reload needs a connection: the browser has no service workers, as on pages without HTTPS. */
  'NONE' | 'LOADING' | 'READY';

/** Whether this browser can load the page without a connection. Browsers offer that on HTTPS only. */
export function canCachePage(): boolean {
  return 'serviceWorker' in navigator && typeof caches !== 'undefined';
}

/** Whether an earlier page of this browser has cached it already. */
export async function isPageCached(): Promise<boolean> {
  return canCachePage() && (await caches.has(PAGE_CACHE));
}

/** Caches the page as the server has it now, with all its files. @throws if not all of it could be loaded */
export async function cachePage(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(PAGE_ADDRESS);
  if (!registration)
    await navigator.serviceWorker.register(WORKER_ADDRESS, { scope: PAGE_ADDRESS });
  const page = await fetch(PAGE_ADDRESS, { cache: 'no-cache', headers: { accept: 'text/html' } });
  const files = filesOf(await page.clone().text());
  if (!page.ok || files.length === 0) throw new TypeError('The page could not be loaded');
  const cache = await caches.open(PAGE_CACHE);
  await addMissing(cache, files);
  // Last: a page without its files would be of no use.
  await cache.put(PAGE_ADDRESS, page);
  await deleteOthers(cache, new Set([PAGE_ADDRESS, ...files]));
}

/**
 * Caches the pictures: one that is broken does not keep the others out.
 * @param addresses of the pictures of the questions that were delivered
 * @throws if one is missing
 */
export async function cachePictures(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(PICTURE_CACHE);
  const results = await Promise.allSettled(
    addresses.map(async (address) => addMissing(cache, [address])),
  );
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw new TypeError('A picture could not be loaded');
}

/** Deletes the caches if no attempt of this browser goes on. */
export async function deleteUnusedCaches(outbox: Outbox): Promise<void> {
  if (!canCachePage() || (await outbox.countBegun()) > 0) return;
  await Promise.all([caches.delete(PAGE_CACHE), caches.delete(PICTURE_CACHE)]);
}

/** Deletes the files of an earlier version. */
async function deleteOthers(cache: Cache, addresses: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys())
    if (!addresses.has(new URL(request.url).pathname)) await cache.delete(request);
}

async function addMissing(cache: Cache, addresses: readonly string[]): Promise<void> {
  const found = await Promise.all(
    addresses.map(async (address) => cache.match(address, { ignoreVary: true })),
  );
  await cache.addAll(addresses.filter((_address, index) => !found[index]));
}

/** The build lists the files in the page (client/take-files.ts). */
function filesOf(html: string): string[] {
  const list = new DOMParser().parseFromString(html, 'text/html').getElementById('files');
  return JSON.parse(list?.textContent || '[]') as string[];
}
