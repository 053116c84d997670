import type { ThHTMLAttributes } from 'react';
import classes from './sort-head.module.css';

/** The order of a list by a column. */
export type SortDirection = 'ascending' | 'descending';

interface SortHeadProps {
  name: string;
  /** What the button does, to screen readers. */
  label: string;
  /** Null: the list has another order. */
  direction: SortDirection | null;
  onSort: () => void;
}

/** The head of a column that sorts a list: for `heads` of RecordTable. The arrow shows the order. */
export function sortHead(props: SortHeadProps): ThHTMLAttributes<HTMLTableCellElement> {
  const { name, label, direction, onSort } = props;
  return {
    'aria-sort': direction ?? 'none',
    children: (
      <button type="button" className={classes.sort} title={label} onClick={onSort}>
        {name}
        <svg className={classes.arrow} viewBox="0 0 10 14" aria-hidden data-order={direction}>
          <path className={classes.up} d="M5 1 9 6H1z" />
          <path className={classes.down} d="M5 13 1 8h8z" />
        </svg>
      </button>
    ),
  };
}
