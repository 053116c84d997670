/** A chunk of the client did not load: no connection, or a new version has been deployed. */
export class ChunkLoadError extends Error {}

/** How long a chunk may take to load (decision 0014). */
const LOAD_TIMEOUT_MS = 120_000;

/** @returns a loader of the module, which throws ChunkLoadError when it does not arrive in time */
export function lazyCode<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new ChunkLoadError('The chunk took too long to load')),
        LOAD_TIMEOUT_MS,
      );
    });
    const loaded = load().catch((cause: unknown) => {
      throw new ChunkLoadError(String(cause), { cause });
    });
    return Promise.race([loaded, late]).finally(() => clearTimeout(timer));
  };
}

/** A small file that exists in every version. */
const PROBE_PATH = '/favicon.svg';

let pendingCheck: Promise<void> | null = null;

/**
 * Loads a module if the server can be reached. Browsers remember a failed module as long as the
 * page is open (whatwg/html#6768): without the check, no retry could succeed.
 */
export async function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  pendingCheck ??= checkConnection().finally(() => {
    pendingCheck = null;
  });
  await pendingCheck;
  return load();
}

async function checkConnection(): Promise<void> {
  const isOnline = navigator.onLine;
  const answer = isOnline ? await fetch(PROBE_PATH, { method: 'HEAD', cache: 'no-store' }) : null;
  if (!answer?.ok) throw new ChunkLoadError('The server cannot be reached');
}

/** How long the open page has the connection to itself. */
const PREFETCH_DELAY_MS = 5_000;

/** Prefetches code that may be needed without a connection, after the open page has loaded. */
export function prefetchLater(load: () => Promise<unknown>): void {
  setTimeout(() => void loadWhenOnline(load).catch(() => undefined), PREFETCH_DELAY_MS);
}
