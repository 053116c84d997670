/**
 * Wakes the islands of a page: when one comes into view, or is touched. What is sent off before its code is there
 * is held, and sent once it is: nothing that was typed is lost.
 */

/** Begun this far before it is seen. */
const AHEAD = '300px';

const awake = new WeakMap<HTMLElement, Promise<void>>();

export function wakeIslands(root: Document = document): void {
  const asleep = root.querySelectorAll<HTMLElement>('[data-island]');
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) void wake(target as HTMLElement);
    },
    { rootMargin: AHEAD },
  );
  for (const island of asleep) {
    seen.observe(island);
    for (const touch of ['pointerdown', 'focusin'])
      island.addEventListener(touch, () => void wake(island), { once: true });
    island.addEventListener('submit', holdSubmit);
  }

  async function wake(island: HTMLElement): Promise<void> {
    seen.unobserve(island);
    const begun = awake.get(island) ?? waken(island);
    awake.set(island, begun);
    return begun;
  }

  async function waken(island: HTMLElement): Promise<void> {
    try {
      const { hydrate } = await import('./islands/hydrate');
      await hydrate(island);
      island.removeEventListener('submit', holdSubmit);
      island.dataset['awake'] = '';
    } catch (error) {
      // The line was down: it can be tried again.
      awake.delete(island);
      seen.observe(island);
      throw error;
    }
  }

  function holdSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const island = event.currentTarget as HTMLElement;
    const form = event.target as HTMLFormElement;
    void wake(island).then(() => form.requestSubmit());
  }
}
