/** A part of the client that did not arrive: the line is down, or a new version has been installed. */
export class ChunkLoadError extends Error {}

/** The longest that the code of a page may take (decision 14). */
const LIMIT_MS = 120_000;

/** @returns loads a page's module. @throws ChunkLoadError when it is not there in time */
export function lazyPage<Module>(load: () => Promise<Module>): () => Promise<Module> {
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
