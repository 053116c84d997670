import { Paper, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import cards from './card-table.module.css';

interface CardTableProps {
  /** What the table is about. */
  label: string;
  /** Names of the columns; each cell repeats its own as `data-label`. */
  columns: readonly string[];
  /** The lines. */
  children: ReactNode;
}

/** One line a record; on a narrow screen a card each. */
export function CardTable({ label, columns, children }: CardTableProps) {
  return (
    <Paper withBorder className={cards.paper}>
      <Table className={cards.table} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((name) => (
              <Table.Th key={name}>{name}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Paper>
  );
}
