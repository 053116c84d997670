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

/** Whether no other page of this browser has the attempt open, as far as the browser can tell. */
export async function isAttemptFree(attemptId: string): Promise<boolean> {
  return locks() !== undefined && !(await isAttemptOpen(attemptId));
}

export async function isAttemptOpen(attemptId: string): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some(({ name }) => name === lockName(attemptId));
}
