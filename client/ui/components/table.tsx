import type { ComponentProps } from 'react';
import classes from './table.module.css';

interface TableProps extends ComponentProps<'table'> {
  /** A short list beside other things: narrow lines, none of them marked. */
  isDense?: boolean;
}

/**
 * A table of plain elements. Not the library's: the code of scrolling and of floating boxes would come
 * with it, which weighs twenty kilobytes.
 */
export function Table({ isDense = false, className = '', ...table }: TableProps) {
  return (
    <table
      {...table}
      className={`${classes.table} ${className}`}
      data-dense={isDense || undefined}
    />
  );
}
