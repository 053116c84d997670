/**
 * Wakes the islands of a page: when one comes into view, or is touched. What is sent off before its code is there
 * is held, and sent once it is. Where the code cannot be fetched the page is loaded anew for it, twice at most,
 * and then it is said that it was not sent.
 */
import { keepForms, keepHalfTyped, restoreForms, type SentForms } from './kept-forms';
import { wakeTexts } from './texts/wake-texts';

/** Begun this far before it is seen. */
const AHEAD = '300px';
/** Before the page is loaded anew for what could not be fetched. */
const PAUSE_MS = 2_000;
const MAX_TRIES = 2;

const awake = new WeakMap<HTMLElement, Promise<boolean>>();
/** What was sent and waits for its code. */
const held: SentForms = new Map();
/** Strokes so far. */
let strokes = 0;

export function wakeIslands(root: Document = document): void {
  const sent = restoreForms();
  keepHalfTyped();
  root.addEventListener('input', () => (strokes += 1));
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) void wake(target as HTMLElement);
    },
    { rootMargin: AHEAD },
  );
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    seen.observe(island);
    for (const touch of ['pointerdown', 'focusin'])
      island.addEventListener(touch, () => void wake(island), { once: true });
    island.addEventListener('submit', holdSubmit);
    if (sent.has(nameOf(island))) island.querySelector('form')?.requestSubmit();
  }

  /** @returns whether it could be woken */
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
      awake.delete(island);
      return false;
    }
    island.removeEventListener('submit', holdSubmit);
    held.delete(nameOf(island));
    toldBy(island)?.remove();
    island.dataset['awake'] = '';
    return true;
  }

  function holdSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const island = event.currentTarget as HTMLElement;
    const form = event.target as HTMLFormElement;
    const name = nameOf(island);
    if (held.has(name)) return;
    held.set(name, sent.get(name) ?? 0);
    sent.delete(name);
    void wake(island).then(async (isAwake) => {
      if (isAwake) form.requestSubmit();
      else await sendAnew(island);
    });
  }
}

/** Sends what is held from the page loaded anew, once there is a line and nobody types. */
async function sendAnew(island: HTMLElement): Promise<void> {
  const name = nameOf(island);
  const { waiting, failed } = name === 'demo' ? wakeTexts.demo : wakeTexts.form;
  if ((held.get(name) ?? 0) < MAX_TRIES) {
    tell(island, waiting);
    let before: number;
    do {
      before = strokes;
      await lineOr(PAUSE_MS);
    } while (strokes !== before || !(await answers()));
    if (keepForms(new Map([...held].map(([each, tries]) => [each, tries + 1])))) {
      location.reload();
      return;
    }
  }
  held.delete(name);
  tell(island, failed);
}

/** Beside the island, whose own content is not to change before it is awake. */
function tell(island: HTMLElement, text: string): void {
  const told = toldBy(island) ?? document.createElement('p');
  told.className = 'site-held';
  told.role = 'alert';
  told.textContent = text;
  island.after(told);
}

function toldBy(island: HTMLElement): Element | null {
  const next = island.nextElementSibling;
  return next?.classList.contains('site-held') ? next : null;
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
