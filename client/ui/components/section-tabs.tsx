import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import classes from './section-tabs.module.css';

interface SectionTabsProps {
  /** Names what the sections belong to. */
  label: string;
  /** `within`: the path of a subpage that has no tab of its own. */
  entries: { to: string; label: string; within?: string }[];
}

/** Links between the sections of a page. */
export function SectionTabs({ label, entries }: SectionTabsProps) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const tabs = nav.current;
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
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={label} className={classes.parts}>
      {entries.map(({ to, label: name, within }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname === to ? 'page' : pathname === within || undefined}
          className={classes.part}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
