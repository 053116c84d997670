import { useQuery } from '@apollo/client/react';
import { Stack, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { formatNumber } from '../ui/format';
import { ListSkeleton } from '../ui/components/list-skeleton';
import { Notice } from '../ui/feedback/notice';
import { isBeyondEnd, Paged, currentRows } from '../ui/components/paged';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { repairTexts as words } from '../ui/texts/repair-texts';
import { ErrorState } from '../ui/feedback/states';
import { MAX_ROWS } from './corrections';
import { ClearRepairDraft } from './clear-repair-draft';
import { useImportUrl } from './state/import-url';
import type { Import } from './state/import.query';
import { REFUSED_ROWS, ROWS_A_PAGE } from './refused-rows.query';
import { KeepAll } from './keep-all';
import { RepairBar } from './repair-bar';
import { RepairRow } from './repair-row';
import { useNextCell } from './use-next-cell';
import type { useRepair } from './use-repair';
import classes from './refused-rows.module.css';
import rowList from '../ui/components/row-list.module.css';

interface RefusedRowsProps {
  row: Import;
  from: string | null;
  /** The corrections of the rows. */
  repair: ReturnType<typeof useRepair>;
}

/** The refused rows, paginated. Staff correct the faulty cells here and import the rows. */
export function RefusedRows({ row, from, repair }: RefusedRowsProps) {
  const { id, state, rowsDone, refusedRowCount } = row;
  const { page, turn, pageHref } = useImportUrl();
  const importAll = useRef<HTMLButtonElement>(null);
  const answer = useQuery(REFUSED_ROWS, {
    variables: { id, page, pageSize: ROWS_A_PAGE },
    // An import's rows do not change, and the pages must not be merged in the cache.
    fetchPolicy: 'no-cache',
  });
  const { error, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  const list = rows?.import.refusedRows;
  const { list: cells, onKeyDown } = useNextCell({
    shown: isStale ? null : page,
    pages: list?.totalPages ?? page,
    turn,
    leave: () => importAll.current?.focus(),
  });
  const count = Object.keys(repair.corrections).length;
  const isFull = count >= MAX_ROWS;

  return (
    <Stack className={classes.repair}>
      {from && <ClearRepairDraft importId={from} />}
      <div>
        <Title order={3}>{words.heading}</Title>
        <Text size="sm" c="dimmed">
          {words.lead}
        </Text>
      </div>
      {isFull && <Notice tone="warning">{words.full}</Notice>}
      {!list && !error && <ListSkeleton />}
      {!list && error && (
        <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
      )}
      {list && isBeyondEnd(list) && <Navigate replace to={pageHref(list.totalPages)} />}
      {list && (
        <KeepAll
          rows={list.items}
          corrections={repair.corrections}
          isLocked={repair.isBusy || isStale}
          onCorrect={repair.correct}
        />
      )}
      {list && (
        <Paged page={page} totalPages={list.totalPages} isStale={isStale} onPageChange={turn}>
          <ol className={rowList.rows} ref={cells} onKeyDown={onKeyDown}>
            {list.items.map((row) => (
              <RepairRow
                key={row.row}
                row={row}
                corrections={repair.corrections[row.row]}
                // Text typed while the corrections are being sent would not be sent.
                isLocked={repair.isBusy || (isFull && !repair.corrections[row.row])}
                onCorrect={(column, text) => repair.correct([{ row: row.row, column, text }])}
              />
            ))}
          </ol>
        </Paged>
      )}
      <RepairBar
        ref={importAll}
        count={count}
        formatted={formatNumber(count)}
        isBusy={repair.isBusy}
        failure={repair.failure}
        // After a success all good rows are stored already.
        hasGoodRows={state !== 'SUCCEEDED' && rowsDone > refusedRowCount}
        onImport={(storeGoodRows) => void repair.send(storeGoodRows)}
        onDiscard={() => {
          repair.discard();
          // The pressed button is removed.
          importAll.current?.focus();
        }}
      />
    </Stack>
  );
}
