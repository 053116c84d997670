/** Scrolls to a section of the landing page, as the specification has it (section 9): 500 ms, from elsewhere after 100. */
const SCROLL_MS = 500;
const AFTER_ARRIVAL_MS = 100;
/** Which section to go to on the landing page, left by the page before. */
const ARRIVAL = 'examwright.section';

/** By its id. The address then names it, and the keyboard goes on from it. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  history.pushState(null, '', addressOf(id));
  scroll(section);
}

function addressOf(id: string): string {
  return id === 'home' ? '/' : `#${id}`;
}

function scroll(section: HTMLElement, onEnd?: () => void): void {
  const { id } = section;
  const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
  const top = id === 'home' ? 0 : section.getBoundingClientRect().top + scrollY - margin;
  glide(top, () => {
    section.focus({ preventScroll: true });
    onEnd?.();
  });
}

/** Goes to the landing page, and there to the section. */
export function goToSection(address: string, id: string): void {
  try {
    sessionStorage.setItem(ARRIVAL, id);
  } catch {
    // Without storage the address alone leads there, at once.
    location.assign(address);
    return;
  }
  location.assign(address.split('#')[0] ?? address);
}

/** What the page before asked for. */
export function arrive(): void {
  let id: string | null = null;
  try {
    id = sessionStorage.getItem(ARRIVAL);
    sessionStorage.removeItem(ARRIVAL);
  } catch {
    return;
  }
  const section = id === null ? null : document.getElementById(id);
  if (id === null || !section) return;
  // One way there, one way back. Named once it is there: a page that still loads would leap to what it names.
  const name = (): void => history.replaceState(null, '', addressOf(id));
  setTimeout(scroll, AFTER_ARRIVAL_MS, section, name);
}

/** Whoever scrolls meanwhile has their way. @param onEnd when it is there, or was stopped */
function glide(top: number, onEnd: () => void): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, top);
    onEnd();
    return;
  }
  const from = scrollY;
  const start = performance.now();
  const own = new AbortController();
  for (const event of ['wheel', 'touchstart', 'keydown'])
    addEventListener(event, () => own.abort(), { once: true, signal: own.signal, passive: true });
  own.signal.addEventListener('abort', onEnd);
  const step = (now: number): void => {
    if (own.signal.aborted) return;
    const done = Math.min(1, (now - start) / SCROLL_MS);
    scrollTo(0, from + (top - from) * eased(done));
    if (done < 1) requestAnimationFrame(step);
    else own.abort();
  };
  requestAnimationFrame(step);
}

function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}
