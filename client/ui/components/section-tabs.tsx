import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useScrolledTabs } from '../hooks/use-scrolled-tabs';
import scrolled from './scrolled-row.module.css';
import classes from './section-tabs.module.css';

interface SectionTabsProps {
  /** Names what the sections belong to. */
  label: string;
  entries: { to: string; label: string }[];
}

/** Links between the sections of a page. */
export function SectionTabs({ label, entries }: SectionTabsProps) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useScrolledTabs(nav, pathname);
  return (
    <nav ref={nav} aria-label={label} className={`${scrolled.row} ${classes.parts}`}>
      {entries.map(({ to, label: name }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname === to ? 'page' : undefined}
          className={`${scrolled.link} ${classes.part}`}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
