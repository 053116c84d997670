/** As much of the Web Locks API as the page uses: shared locks, which all of a browser's tabs see. */
export class Locks {
  private readonly held = new Set<{ name: string }>();

  /** @returns what a tab calls `navigator.locks`, and what lets go of all it holds */
  ofTab(): { locks: object; letGo: () => void } {
    const ours = new Set<{ name: string }>();
    const letGo = (): void => {
      for (const lock of ours) this.held.delete(lock);
    };
    const request = async (
      name: string,
      _options: object,
      run: () => Promise<unknown>,
    ): Promise<unknown> => {
      const lock = { name };
      ours.add(lock);
      this.held.add(lock);
      return run().finally(() => this.held.delete(lock));
    };
    const query = async (): Promise<object> =>
      Promise.resolve({ held: [...this.held].map(({ name }) => ({ name, mode: 'shared' })) });
    return { locks: { request, query }, letGo };
  }
}
