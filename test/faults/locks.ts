/** The part of the Web Locks API that the page uses: shared locks, which all tabs of a browser see. */
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
      _options: object,
      run: () => Promise<unknown>,
    ): Promise<unknown> => {
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
