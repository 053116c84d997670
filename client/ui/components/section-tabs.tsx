import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useScrolledTabs } from '../hooks/use-scrolled-tabs';
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
  useScrolledTabs(nav, pathname);
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
