import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import cards from './card-table.module.css';
import { Table } from './table';

interface CardTableProps {
  /** What the table is about. */
  label: string;
  /** Names of the columns; each cell repeats its own as `data-label`. */
  columns: readonly string[];
  /** Columns that are not printed; their cells carry `data-unprinted`. */
  unprinted?: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** From this number on, columns do not fit beside an open menu on a small laptop. */
const MANY_COLUMNS = 7;

/** A row for each record; on narrow screens a card for each. */
export function CardTable({ label, columns, unprinted = [], children }: CardTableProps) {
  return (
    <Paper withBorder className={cards.paper} mod={{ many: columns.length >= MANY_COLUMNS }}>
      <Table className={cards.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} data-unprinted={unprinted.includes(name) || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Paper>
  );
}
