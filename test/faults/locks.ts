/** The part of the Web Locks API that the page uses: locks that all tabs of a browser see. */
export class Locks {
  private readonly active = new Set<{ name: string }>();

  /** @returns `navigator.locks` of a tab, and a function that releases all its locks */
  forTab(): { locks: object; release: () => void } {
    const ours = new Set<{ name: string }>();
    const release = (): void => {
      for (const lock of ours) this.active.delete(lock);
    };
    const request = async (
      name: string,
      { mode, signal }: { mode: 'shared' | 'exclusive'; signal?: AbortSignal },
      run: () => Promise<unknown>,
    ): Promise<unknown> => {
      while (mode === 'exclusive' && [...this.active].some((other) => other.name === name)) {
        if (signal?.aborted) throw new Error('The request was aborted');
        await new Promise((done) => setTimeout(done, 20));
      }
      const lock = { name };
      ours.add(lock);
      this.active.add(lock);
      return run().finally(() => this.active.delete(lock));
    };
    const query = async (): Promise<object> =>
      Promise.resolve({ held: [...this.active].map(({ name }) => ({ name, mode: 'shared' })) });
    return { locks: { request, query }, release };
  }
}
