/** A part of the client that did not arrive: the line is down, or a new version has been installed. */
export class ChunkLoadError extends Error {}

/** The longest that the code of a part may take (decision 14). */
const LIMIT_MS = 120_000;

/** @returns loads a part's module. @throws ChunkLoadError when it is not there in time */
export function lazyCode<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new ChunkLoadError('It took too long')), LIMIT_MS);
    });
    const loaded = load().catch((cause: unknown) => {
      throw new ChunkLoadError(String(cause), { cause });
    });
    return Promise.race([loaded, late]).finally(() => clearTimeout(timer));
  };
}

/** Small, and there with every version. */
const ANYTHING = '/favicon.svg';

let line: Promise<void> | null = null;

/**
 * Loads a module if there is a line to it. Browsers remember for as long as a page is open that a module
 * could not be fetched (whatwg/html#6768): without that look, no later try could succeed.
 */
export async function whenInReach<Module>(load: () => Promise<Module>): Promise<Module> {
  line ??= tryLine().finally(() => {
    line = null;
  });
  await line;
  return load();
}

async function tryLine(): Promise<void> {
  const isOnline = navigator.onLine;
  const answer = isOnline ? await fetch(ANYTHING, { method: 'HEAD', cache: 'no-store' }) : null;
  if (!answer?.ok) throw new ChunkLoadError('There is no line');
}

/** How long the page that was asked for has the line to itself. */
const QUIET_AFTER_MS = 5_000;

/** Fetches what may be wanted when the line is down, as soon as the page that is open leaves it time. */
export function fetchLater(load: () => Promise<unknown>): void {
  setTimeout(() => void whenInReach(load).catch(() => undefined), QUIET_AFTER_MS);
}
