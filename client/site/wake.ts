/**
 * Wakes the islands of a page: when one comes into view, or is touched. What is sent off before its code is there
 * is held, and sent once it is: nothing that was typed is lost, and without a line it is said that it waits.
 */
import { keepForms, restoreForms } from './kept-forms';
import { wakeTexts } from './texts/wake-texts';

/** Begun this far before it is seen. */
const AHEAD = '300px';
/** Before the page is loaded anew for what could not be fetched: longer each time, and not for ever. */
const PAUSE_MS = 2_000;
const MOST_TRIES = 8;

const awake = new WeakMap<HTMLElement, Promise<boolean>>();
/** Names of islands whose forms were sent. */
const held = new Set<string>();

export function wakeIslands(root: Document = document): void {
  const { sent, tries } = restoreForms();
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
    if (sent.includes(nameOf(island))) island.querySelector('form')?.requestSubmit();
  }

  /** @returns whether it could be woken: where its code cannot be fetched, this page does not get it any more */
  async function wake(island: HTMLElement): Promise<boolean> {
    seen.unobserve(island);
    const begun = awake.get(island) ?? waken(island);
    awake.set(island, begun);
    return begun;
  }

  async function waken(island: HTMLElement): Promise<boolean> {
    try {
      const { hydrate } = await import('./islands/hydrate');
      await hydrate(island);
    } catch {
      return false;
    }
    island.removeEventListener('submit', holdSubmit);
    held.delete(nameOf(island));
    island.dataset['awake'] = '';
    return true;
  }

  function holdSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const island = event.currentTarget as HTMLElement;
    const form = event.target as HTMLFormElement;
    if (held.has(nameOf(island))) return;
    held.add(nameOf(island));
    void wake(island).then(async (isAwake) => {
      if (isAwake) form.requestSubmit();
      else await sendAnew(island, tries);
    });
  }
}

/** Sends what is held from the page loaded anew, once there is a line. */
async function sendAnew(island: HTMLElement, tries: number): Promise<void> {
  tell(island);
  if (tries >= MOST_TRIES) return;
  do await lineOr(PAUSE_MS * 2 ** tries);
  while (!(await answers()));
  keepForms([...held], tries + 1);
  location.reload();
}

/** Beside the island, whose own content is not to change before it is awake. */
function tell(island: HTMLElement): void {
  const told = document.createElement('p');
  told.className = 'site-held';
  told.role = 'alert';
  told.textContent = wakeTexts.held;
  island.after(told);
}

/** Once the browser has a line again, or after a pause. */
async function lineOr(pause: number): Promise<void> {
  await new Promise<void>((done) => {
    setTimeout(done, pause);
    addEventListener('online', () => done(), { once: true });
  });
}

/** Whether the server is there: a page that is loaded without it would be gone. */
async function answers(): Promise<boolean> {
  return fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } }).then(
    ({ ok }) => ok,
    () => false,
  );
}

const nameOf = (island: HTMLElement): string => island.dataset['island'] ?? '';
