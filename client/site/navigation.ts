/** What the header does beyond its links: it scrolls to sections, hides on the way down, closes its panel. */
import { goToSection, scrollToSection } from './scrolling';

/** Less than this is a trembling finger. */
const MOVED_PX = 4;

/** @returns ends it */
export function keepNavigation(): () => void {
  const own = new AbortController();
  const { signal } = own;
  document.addEventListener('click', follow, { signal });
  // Not read before there is something to read it for: that would lay the whole page out at once.
  let last = 0;
  const onScroll = (): void => {
    const bar = document.querySelector<HTMLElement>('[data-bar]');
    const moved = scrollY - last;
    if (!bar || Math.abs(moved) < MOVED_PX) return;
    last = scrollY;
    // Who is at it with the keyboard still needs it.
    const isBusy = bar.contains(document.activeElement) || bar.querySelector(':popover-open');
    bar.toggleAttribute('data-hidden', moved > 0 && scrollY > bar.offsetHeight && !isBusy);
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
  return () => own.abort();
}

function follow(event: MouseEvent): void {
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
