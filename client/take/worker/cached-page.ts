/** When the service worker answers from its caches. */

/** On a connection that hardly works, a reload does not wait longer for the server. */
const PATIENCE_MS = 4_000;

/** Whether a file may be in the caches: scripts, styles, fonts and pictures of the paper. */
export function isCachedFile(path: string): boolean {
  return /^\/(assets|images)\/|^\/(favicon|apple-touch-icon)/.test(path);
}

/**
 * The page from the server, so that everybody gets an update; the cached one if the server does not answer in time,
 * or a proxy answers in its place that it is down.
 * @param address under which the page is cached
 */
export async function cachedPage(
  request: Request,
  address: string,
  caches: Pick<CacheStorage, 'match'>,
  load: typeof fetch = fetch,
): Promise<Response> {
  const cached = await caches.match(address, { ignoreVary: true });
  const loaded = load(request);
  if (!cached) return loaded;
  const answered = await Promise.race([loaded.catch(() => null), patience()]);
  return answered && answered.status < 500 ? answered : cached;
}

async function patience(): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), PATIENCE_MS));
}
