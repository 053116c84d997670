/** Which attempts a page of this browser is at just now. Browsers tell on secure pages only; elsewhere nobody seems to be. */

const nameOf = (attemptId: string): string => `take.${attemptId}`;

/** Plain http has no `navigator.locks`, whatever its type says. */
const locks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;

/** This page is at it, until it says otherwise or goes. @returns what says so */
export function beAt(attemptId: string): () => void {
  const abort = new AbortController();
  let leave = (): void => abort.abort();
  const held = new Promise<void>((done) => {
    leave = () => {
      abort.abort();
      done();
    };
  });
  const options = { mode: 'shared', signal: abort.signal } as const;
  locks()
    ?.request(nameOf(attemptId), options, async () => held)
    .catch(() => undefined);
  return () => leave();
}

export async function isSomebodyAt(attemptId: string): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some(({ name }) => name === nameOf(attemptId));
}
