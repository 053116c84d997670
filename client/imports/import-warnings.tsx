/** Warnings of an import: nothing was refused because of them. */
import { useQuery } from '@apollo/client/react';
import { Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '../gql/imports';
import { RecordTable } from '../ui/components/record-table';
import { formatNumber } from '../ui/format';
import { importTexts } from '../ui/texts/import-texts';
import { ListSkeleton } from '../ui/components/list-skeleton';
import { Notice } from '../ui/feedback/notice';
import { Paged, currentRows } from '../ui/components/paged';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import type { Import } from './state/import.query';

const IMPORT_WARNINGS = graphql(`
  query ImportWarnings($id: ID!, $page: Int!) {
    import(id: $id) {
      id
      warnings(page: $page, pageSize: 10) {
        items {
          row
          column
          message
        }
        totalPages
      }
    }
  }
`);

const { warnings: words, ignored } = importTexts;

/** Warns of ignored columns: the name of one may have a typing error. */
export function IgnoredColumns({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  const quoted = names.map((name) => `“${name}”`).join(', ');
  return (
    <Notice tone="warning">
      <bdi>{ignored(names.length, quoted)}</bdi>
    </Notice>
  );
}

/** What was noticed about the file, such as rows that were not read. */
export function ImportNotes({ notes }: { notes: string[] }) {
  if (notes.length === 0) return null;
  return (
    <Notice tone="warning">
      {notes.map((note) => (
        <bdi key={note} style={{ display: 'block' }}>
          {note}
        </bdi>
      ))}
    </Notice>
  );
}

/** Lists what is remarkable about questions that can be stored all the same. */
export function ImportWarnings({ row }: { row: Import }) {
  return row.warningCount > 0 ? <WarningList row={row} /> : null;
}

function WarningList({ row: { id, state, warningCount } }: { row: Import }) {
  const [page, setPage] = useState(1);
  const answer = useQuery(IMPORT_WARNINGS, {
    variables: { id, page },
    // An import's warnings do not change, and the pages must not be merged in the cache.
    fetchPolicy: 'no-cache',
  });
  const { error, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  const list = rows?.import.warnings;
  const title = words.title(warningCount, formatNumber(warningCount));
  return (
    <Stack gap="sm">
      <div>
        <Title order={3}>{title}</Title>
        <Text size="sm" c="dimmed">
          {state === 'CHECKED' ? words.notStored : words.stored}
        </Text>
      </div>
      {!list && !error && <ListSkeleton />}
      {!list && error && (
        <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
      )}
      {list && (
        <Paged page={page} totalPages={list.totalPages} isStale={isStale} onPageChange={setPage}>
          <RecordTable label={title} columns={[words.row, words.column, words.message]}>
            {list.items.map(({ row, column, message }) => (
              // A row can have several.
              <tr key={`${row} ${column} ${message}`}>
                <td data-label={words.row}>{formatNumber(row)}</td>
                <td data-label={words.column}>{column}</td>
                <td data-cell="main">{message}</td>
              </tr>
            ))}
          </RecordTable>
        </Paged>
      )}
    </Stack>
  );
}
