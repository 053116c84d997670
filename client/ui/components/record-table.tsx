import { Paper } from '@mantine/core';
import type { ReactNode, ThHTMLAttributes } from 'react';
import classes from './record-table.module.css';
import { Table } from './table';

/**
 * What a cell is, as its `data-cell`. On wide screens numbers stand at the end of their column. On narrow ones a
 * record has two lines: `main`, `side` and `menu` are the first, the others, with the names of their columns
 * (`data-label`), the second; `actions` are below. `plain` cells need no name.
 * A cell with `data-word` shows one of few words: it does not break inside of one to make space for other columns.
 */
export type CellKind = 'main' | 'side' | 'number' | 'plain' | 'menu' | 'actions';

interface RecordTableProps {
  /** What the table is about. */
  label: string;
  /** Names of the columns; each cell repeats its own as `data-label`. */
  columns: readonly string[];
  /** The columns of numbers. */
  numeric?: readonly string[];
  /** What the head of a column has instead of its name alone, as a button that sorts. */
  heads?: Readonly<Record<string, ThHTMLAttributes<HTMLTableCellElement>>>;
  /** Columns that are not printed; their cells carry `data-unprinted`. */
  unprinted?: readonly string[];
  /** How many rows there are, where only those in view are on the page: the children are bodies then. */
  rowCount?: number;
  className?: string;
  /** The rows. */
  children: ReactNode;
}

/** From this number on, columns do not fit beside an open menu on a small laptop. */
const MANY_COLUMNS = 7;

/** A row for each record; on narrow screens, and with many columns on laptops, in two lines. */
export function RecordTable(props: RecordTableProps) {
  const {
    label,
    columns,
    numeric = [],
    heads = {},
    unprinted = [],
    rowCount,
    className = '',
    children,
  } = props;
  return (
    <Paper withBorder className={classes.paper} mod={{ many: columns.length >= MANY_COLUMNS }}>
      <Table
        className={`${classes.table} ${className}`}
        aria-label={label}
        aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
      >
        <thead>
          <tr>
            {columns.map((name) => (
              <th
                key={name}
                data-cell={numeric.includes(name) ? 'number' : undefined}
                data-unprinted={unprinted.includes(name) || undefined}
                {...heads[name]}
              >
                {heads[name]?.children ?? name}
              </th>
            ))}
          </tr>
        </thead>
        {rowCount === undefined ? <tbody>{children}</tbody> : children}
      </Table>
    </Paper>
  );
}
