import { Link, useLocation } from 'react-router-dom';
import classes from './parts.module.css';

interface PartsProps {
  /** What they are parts of. */
  label: string;
  /** `within`: a page that one comes to from there and that has no entry. */
  entries: { to: string; label: string; within?: string }[];
}

/** The way from one part of a thing to another. */
export function Parts({ label, entries }: PartsProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={classes.parts}>
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
