/** Behaviour of the header: scrolls to sections, hides while scrolling down, closes its menu. */
import { goToSection, scrollToSection } from './scrolling';

/** Smaller movements are ignored. */
const MIN_SCROLL_PX = 4;

/** @returns removes the event listeners */
export function initNavigation(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('click', onClick, { signal });
  // Do not read `scrollY` here: that would force a layout of the whole page at once.
  let lastScrollY = 0;
  const onScroll = (): void => {
    const bar = document.querySelector<HTMLElement>('[data-bar]');
    const distance = scrollY - lastScrollY;
    if (!bar || Math.abs(distance) < MIN_SCROLL_PX) return;
    lastScrollY = scrollY;
    // Do not hide the bar while it has the focus or its menu is open.
    const isBusy = bar.contains(document.activeElement) || bar.querySelector(':popover-open');
    bar.toggleAttribute('data-hidden', distance > 0 && scrollY > bar.offsetHeight && !isBusy);
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const bar = (target as Element).closest('[data-bar]');
      bar?.removeAttribute('data-hidden');
    },
    { signal },
  );
  return () => controller.abort();
}

function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link) return;
  link.closest<HTMLElement>('[popover]')?.hidePopover();
  const section = link.dataset['section'];
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (section === undefined || !isPlain || event.button !== 0) return;
  const isLanding = document.getElementById(section) !== null && location.pathname === '/';
  const { origin, pathname } = new URL(link.href);
  if (isLanding) {
    event.preventDefault();
    scrollToSection(section);
  } else if (origin === location.origin && pathname === '/') {
    event.preventDefault();
    goToSection(link.href, section);
  }
}
