/**
 * Hydrates the islands of a page when they come into view or are touched. A form that is submitted before its
 * code has loaded is sent afterwards. If the code cannot be fetched, the page is reloaded, at most twice; then a
 * notice says that the form was not sent.
 */
import {
  storeForms,
  storeFormsOnPageHide,
  restoreForms,
  type SubmittedForms,
} from './form-storage';
import { hydrationTexts } from './texts/hydration-texts';

/** Hydration starts at this distance from the viewport. */
const ROOT_MARGIN = '300px';
/** Pause before the page is reloaded. */
const PAUSE_MS = 2_000;
const MAX_TRIES = 2;

const hydrations = new WeakMap<HTMLElement, Promise<boolean>>();
/** Submitted forms that wait for their code. */
const deferredForms: SubmittedForms = new Map();
/** Input events so far. */
let inputCount = 0;

export function hydrateIslandsLazily(root: Document = document): void {
  const sent = restoreForms();
  storeFormsOnPageHide();
  root.addEventListener('input', () => (inputCount += 1));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) void hydrateOnce(target as HTMLElement);
    },
    { rootMargin: ROOT_MARGIN },
  );
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    observer.observe(island);
    for (const eventName of ['pointerdown', 'focusin'])
      island.addEventListener(eventName, () => void hydrateOnce(island), { once: true });
    island.addEventListener('submit', deferSubmit);
    if (sent.has(islandName(island))) island.querySelector('form')?.requestSubmit();
  }

  /** @returns whether the island is hydrated */
  async function hydrateOnce(island: HTMLElement): Promise<boolean> {
    observer.unobserve(island);
    const hydration = hydrations.get(island) ?? loadAndHydrate(island);
    hydrations.set(island, hydration);
    return hydration;
  }

  async function loadAndHydrate(island: HTMLElement): Promise<boolean> {
    try {
      const { hydrate } = await import('./islands/hydrate');
      await hydrate(island);
    } catch {
      hydrations.delete(island);
      return false;
    }
    island.removeEventListener('submit', deferSubmit);
    deferredForms.delete(islandName(island));
    findNotice(island)?.remove();
    island.dataset['awake'] = '';
    return true;
  }

  function deferSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const island = event.currentTarget as HTMLElement;
    const form = event.target as HTMLFormElement;
    const name = islandName(island);
    if (deferredForms.has(name)) return;
    deferredForms.set(name, sent.get(name) ?? 0);
    sent.delete(name);
    void hydrateOnce(island).then(async (isHydrated) => {
      if (isHydrated) form.requestSubmit();
      else await resubmitAfterReload(island);
    });
  }
}

/** Reloads the page to send deferred forms, once the server is reachable and nobody is typing. */
async function resubmitAfterReload(island: HTMLElement): Promise<void> {
  const name = islandName(island);
  const { waiting, failed } = name === 'demo' ? hydrationTexts.demo : hydrationTexts.form;
  if ((deferredForms.get(name) ?? 0) < MAX_TRIES) {
    showNotice(island, waiting);
    let before: number;
    do {
      before = inputCount;
      await waitForConnection(PAUSE_MS);
    } while (inputCount !== before || !(await isServerReachable()));
    if (storeForms(new Map([...deferredForms].map(([each, tries]) => [each, tries + 1])))) {
      location.reload();
      return;
    }
  }
  deferredForms.delete(name);
  showNotice(island, failed);
}

/** Shows a notice after the island: its own content must not change before hydration. */
function showNotice(island: HTMLElement, text: string): void {
  const notice = findNotice(island) ?? document.createElement('p');
  notice.className = 'site-held';
  notice.role = 'alert';
  notice.textContent = text;
  island.after(notice);
}

function findNotice(island: HTMLElement): Element | null {
  const next = island.nextElementSibling;
  return next?.classList.contains('site-held') ? next : null;
}

/** Resolves when the browser is online again, or after a pause. */
async function waitForConnection(pause: number): Promise<void> {
  await new Promise<void>((done) => {
    setTimeout(done, pause);
    addEventListener('online', () => done(), { once: true });
  });
}

/** Whether the server is reachable: without it a reload would lose the page. */
async function isServerReachable(): Promise<boolean> {
  return fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } }).then(
    ({ ok }) => ok,
    () => false,
  );
}

const islandName = (island: HTMLElement): string => island.dataset['island'] ?? '';
