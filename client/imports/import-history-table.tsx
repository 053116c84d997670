import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ImportHistoryQuery } from '../gql/imports/graphql';
import { RecordTable } from '../ui/components/record-table';
import { formatNumber, useFormatTime } from '../ui/format';
import { StateTag } from '../ui/pictures/state-tag';
import { importTexts } from '../ui/texts/import-texts';
import { importHref } from './state/import-url';

const { history: words } = importTexts;
const TAGS = {
  QUEUED: 'queued',
  RUNNING: 'running',
  CHECKED: 'waiting',
  SUCCEEDED: 'done',
  REFUSED: 'failed',
  FAILED: 'failed',
} as const;

interface ImportHistoryTableProps {
  quizId: string;
  imports: ImportHistoryQuery['quiz']['imports']['items'];
}

/** A row for each import. */
export function ImportHistoryTable({ quizId, imports }: ImportHistoryTableProps) {
  const formatTime = useFormatTime();
  const { file, kind, state, stored, refused, started, by, corrects } = words;
  return (
    <RecordTable
      label={words.title}
      columns={[file, kind, state, stored, refused, started, by, corrects]}
      numeric={[stored, refused]}
    >
      {imports.map((row) => (
        <tr key={row.id}>
          <td data-cell="main">
            <Anchor component={Link} to={importHref(quizId, row.kind, row.id)} fw={600}>
              <bdi>{row.fileName}</bdi>
            </Anchor>
          </td>
          <td data-cell="plain">{words.kinds[row.kind]}</td>
          <td data-cell="side">
            <StateTag state={TAGS[row.state]}>{words.states[row.state]}</StateTag>
          </td>
          <td data-cell="number" data-label={stored}>
            {formatNumber(row.storedCount)}
          </td>
          <td data-cell="number" data-label={refused}>
            {formatNumber(row.refusedRowCount)}
          </td>
          <td data-label={started}>{formatTime(row.createdAt)}</td>
          <td data-cell="plain">
            <bdi>{row.creatorName}</bdi>
          </td>
          <td data-cell="plain">
            {row.corrects && (
              <Anchor component={Link} to={importHref(quizId, row.kind, row.corrects)}>
                {words.correctsEarlier}
              </Anchor>
            )}
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}
