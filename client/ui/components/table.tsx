import type { ComponentProps } from 'react';
import classes from './table.module.css';

interface TableProps extends ComponentProps<'table'> {
  /** For a short list: narrow rows, not highlighted. */
  isDense?: boolean;
}

/**
 * A table of plain elements. Mantine's would also load the code for scrolling and floating boxes,
 * which is 20 KB.
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
