/**
 * Wakes the islands of a page: when one comes into view, or is touched. What is sent off before its code is there
 * is held, and sent once it is: nothing that was typed is lost, and without a line it is said that it waits.
 */
import { wakeTexts } from './texts/wake-texts';

/** Begun this far before it is seen. */
const AHEAD = '300px';
/** Between two tries to get the code, at first and at most. */
const PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 120_000;

const awake = new WeakMap<HTMLElement, Promise<void>>();
const held = new WeakSet<HTMLElement>();

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

  /** @returns once it is awake, however long the line is down */
  async function wake(island: HTMLElement): Promise<void> {
    seen.unobserve(island);
    return begin(island);
  }
}

async function begin(island: HTMLElement): Promise<void> {
  const begun = awake.get(island) ?? waken(island);
  awake.set(island, begun);
  return begun;
}

async function waken(island: HTMLElement): Promise<void> {
  for (let pause = PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      const { hydrate } = await import('./islands/hydrate');
      await hydrate(island);
      break;
    } catch {
      island.dataset['waits'] = '';
      if (held.has(island)) tell(island);
      await lineOr(pause);
    }
  }
  island.removeEventListener('submit', holdSubmit);
  delete island.dataset['waits'];
  island.dataset['awake'] = '';
}

function holdSubmit(event: SubmitEvent): void {
  event.preventDefault();
  const island = event.currentTarget as HTMLElement;
  const form = event.target as HTMLFormElement;
  if (held.has(island)) return;
  held.add(island);
  if ('waits' in island.dataset) tell(island);
  void begin(island).then(() => {
    island.parentElement?.querySelector('.site-held')?.remove();
    form.requestSubmit();
  });
}

/** Beside the island, whose own content is not to change before it is awake. */
function tell(island: HTMLElement): void {
  const told = document.createElement('p');
  told.className = 'site-held';
  told.role = 'alert';
  told.textContent = wakeTexts.held;
  if (!island.parentElement?.querySelector('.site-held')) island.after(told);
}

/** Once the browser has a line again, or after a pause. */
async function lineOr(pause: number): Promise<void> {
  const own = new AbortController();
  await new Promise<void>((done) => {
    setTimeout(done, pause);
    const options = { once: true, signal: own.signal };
    addEventListener('online', () => done(), options);
  });
  own.abort();
}
