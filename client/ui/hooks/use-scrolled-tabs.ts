import { useEffect, type RefObject } from 'react';

/**
 * Keeps the current one of a row of links in view, where they do not fit, and marks the edges behind which there are more:
 * by `data-more-before` and `data-more-after`.
 * @param row the box that scrolls, and the origin of the links' offsets
 * @param pathname of the page: another one makes another link the current one
 */
export function useScrolledTabs(row: RefObject<HTMLElement | null>, pathname: string): void {
  useEffect(() => {
    const tabs = row.current;
    if (!tabs) return;
    // Not `scrollIntoView`, which would also scroll the page. Also when the menu beside the page opens.
    const markEdges = (): void => {
      const { scrollLeft, clientWidth, scrollWidth } = tabs;
      tabs.toggleAttribute('data-more-before', Math.abs(scrollLeft) > 1);
      tabs.toggleAttribute('data-more-after', Math.abs(scrollLeft) + clientWidth < scrollWidth - 1);
    };
    tabs.addEventListener('scroll', markEdges, { passive: true });
    const observer = new ResizeObserver(() => {
      markEdges();
      const current = tabs.querySelector<HTMLElement>('[aria-current]');
      if (!current) return;
      tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.offsetWidth) / 2;
    });
    observer.observe(tabs);
    return () => {
      observer.disconnect();
      tabs.removeEventListener('scroll', markEdges);
    };
  }, [row, pathname]);
}
