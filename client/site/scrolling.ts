/** Scrolls to sections of the landing page: in 500 ms, from other pages after 100 ms (docs/specification.md, section 9). */
const SCROLL_MS = 500;
const AFTER_ARRIVAL_MS = 100;
/** Key of the section that the previous page asked for. */
const STORAGE_KEY = 'examwright.section';

/** Scrolls to a section by its id, puts the id into the address, and focuses the section. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  history.pushState(null, '', sectionAddress(id));
  scrollAndFocus(section);
}

function sectionAddress(id: string): string {
  return id === 'home' ? '/' : `#${id}`;
}

function scrollAndFocus(section: HTMLElement, onEnd?: () => void): void {
  const { id } = section;
  const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
  const top = id === 'home' ? 0 : section.getBoundingClientRect().top + scrollY - margin;
  smoothScroll(top, () => {
    section.focus({ preventScroll: true });
    onEnd?.();
  });
}

/** Goes to a section of the landing page from another page. */
export function goToSection(address: string, id: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, id);
  } catch {
    // Without storage the browser follows the address, without scrolling.
    location.assign(address);
    return;
  }
  location.assign(address.split('#')[0] ?? address);
}

/** Scrolls to the section that the previous page asked for. */
export function scrollOnArrival(): void {
  let id: string | null = null;
  try {
    id = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    return;
  }
  const section = id === null ? null : document.getElementById(id);
  if (id === null || !section) return;
  // Replaces the history entry, so that Back works once; at the end, since a loading page would jump to its hash.
  const updateAddress = (): void => history.replaceState(null, '', sectionAddress(id));
  setTimeout(scrollAndFocus, AFTER_ARRIVAL_MS, section, updateAddress);
}

/** The visitor can stop it by scrolling. @param onEnd called when it has arrived or was stopped */
function smoothScroll(top: number, onEnd: () => void): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, top);
    onEnd();
    return;
  }
  const from = scrollY;
  const start = performance.now();
  const controller = new AbortController();
  for (const event of ['wheel', 'touchstart', 'keydown'])
    addEventListener(event, () => controller.abort(), {
      once: true,
      signal: controller.signal,
      passive: true,
    });
  controller.signal.addEventListener('abort', onEnd);
  const onFrame = (now: number): void => {
    if (controller.signal.aborted) return;
    const progress = Math.min(1, (now - start) / SCROLL_MS);
    scrollTo(0, from + (top - from) * easeInOut(progress));
    if (progress < 1) requestAnimationFrame(onFrame);
    else controller.abort();
  };
  requestAnimationFrame(onFrame);
}

function easeInOut(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;
}
