import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import cards from './card-table.module.css';
import { Table } from './table';

interface CardTableProps {
  /** What the table is about. */
  label: string;
  /** Names of the columns; each cell repeats its own as `data-label`. */
  columns: readonly string[];
  /** Those that are of no use on paper; their cells say so by `data-unprinted`. */
  unprinted?: readonly string[];
  /** The lines. */
  children: ReactNode;
}

/** As many as have room beside a folded-out menu on a small laptop. */
const MANY_COLUMNS = 7;

/** One line a record; where there is no room for that, a card each. */
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
