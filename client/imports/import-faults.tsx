import { useQuery } from '@apollo/client/react';
import { Skeleton, Table } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '../gql/imports';
import cards from '../ui/card-table.module.css';
import { formatNumber } from '../ui/format';
import { Paged, rowsOf } from '../ui/paged';
import { ErrorState } from '../ui/states';
import { texts } from '../ui/texts';

const IMPORT_FAULTS = graphql(`
  query ImportFaults($id: ID!, $page: Int!) {
    import(id: $id) {
      id
      faultCount
      faults(page: $page, pageSize: 50) {
        items {
          row
          column
          value
          message
        }
        totalCount
        totalPages
      }
    }
  }
`);

const { table } = texts.imports;

/** The faulty cells of a refused import, where they are and what to do. */
export function ImportFaults({ importId }: { importId: string }) {
  const [page, setPage] = useState(1);
  const answer = useQuery(IMPORT_FAULTS, {
    variables: { id: importId, page },
    // An import's faults do not change; pages of them are not one list.
    fetchPolicy: 'no-cache',
  });
  const { error, refetch } = answer;
  const { rows, isStale } = rowsOf(answer);
  if (!rows && error)
    return <ErrorState title={table.failed} error={error} onRetry={() => void refetch()} />;
  if (!rows) return <Skeleton h={160} aria-label={texts.common.loading} />;
  const { faults, faultCount } = rows.import;
  const isCut = faultCount > faults.totalCount;
  return (
    <Paged page={page} totalPages={faults.totalPages} isStale={isStale} onTurn={setPage}>
      <Table className={cards.table} captionSide="top">
        <Table.Caption ta="start">
          {isCut ? table.captionCut(formatNumber(faults.totalCount)) : table.caption}
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={64}>{table.row}</Table.Th>
            <Table.Th w={150}>{table.column}</Table.Th>
            <Table.Th w={180}>{table.value}</Table.Th>
            <Table.Th>{table.message}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {faults.items.map(({ row, column, value, message }) => (
            <Table.Tr key={`${row} ${column}`}>
              <Table.Td data-label={table.row}>{row}</Table.Td>
              <Table.Td data-label={table.column}>{column}</Table.Td>
              <Table.Td data-label={table.value} style={{ overflowWrap: 'anywhere' }}>
                <bdi>{value || table.blank}</bdi>
              </Table.Td>
              <Table.Td data-label={table.message}>{message}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paged>
  );
}
