import type { ReactNode } from 'react';
import classes from './record-table.module.css';

interface CellNoteProps {
  isError?: boolean;
  children: ReactNode;
}

/** A note in small letters below the content of a cell, or behind it where records have lines. */
export function CellNote({ isError = false, children }: CellNoteProps) {
  return (
    <small className={classes.note} data-error={isError || undefined}>
      {children}
    </small>
  );
}
