/**
 * Which attempts are open in a page of this browser, by Web Locks. They exist on secure pages only:
 * elsewhere no attempt seems open.
 */

const lockName = (attemptId: string): string => `take.${attemptId}`;

/** Plain http has no `navigator.locks`, although its type says so. */
const locks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;

/** Marks an attempt as open in this page, until the page is closed. @returns removes the mark */
export function markAttemptOpen(attemptId: string): () => void {
  const abort = new AbortController();
  let release = (): void => abort.abort();
  const released = new Promise<void>((done) => {
    release = () => {
      abort.abort();
      done();
    };
  });
  const options = { mode: 'shared', signal: abort.signal } as const;
  locks()
    ?.request(lockName(attemptId), options, async () => released)
    .catch(() => undefined);
  return () => release();
}

/** A page that is being reloaded still has its mark for a moment. */
const UNLOAD_MS = 1_000;

/**
 * Reserves an attempt for this page, until it is closed: of two pages that go on at the same time only one may.
 * @returns whether no other page of this browser has it open; null if the browser cannot tell
 */
export async function reserveAttempt(attemptId: string): Promise<boolean | null> {
  const manager = locks();
  if (!manager) return null;
  return new Promise((resolve) => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), UNLOAD_MS);
    manager
      .request(lockName(attemptId), { mode: 'exclusive', signal: abort.signal }, async () => {
        clearTimeout(timer);
        resolve(true);
        // Until the page is closed.
        return new Promise<never>(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

export async function isAttemptOpen(attemptId: string): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some(({ name }) => name === lockName(attemptId));
}

/** Whether a page of this browser has an attempt open that is none of these. */
export async function isOtherAttemptOpen(attemptIds: readonly string[]): Promise<boolean> {
  const own = new Set(attemptIds.map(lockName));
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some(({ name = '' }) => name.startsWith(lockName('')) && !own.has(name));
}
