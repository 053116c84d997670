import type { ReactNode } from 'react';
import classes from './quiet-tag.module.css';

/** A word about something that is no state: the kind of a question, “this browser”. */
export function QuietTag({ children }: { children: ReactNode }) {
  return <span className={classes.tag}>{children}</span>;
}
