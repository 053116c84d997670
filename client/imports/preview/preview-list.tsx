import { useQuery } from '@apollo/client/react';
import { Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { Navigate } from 'react-router-dom';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { currentRows, isBeyondEnd, Paged } from '../../ui/components/paged';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { ErrorState } from '../../ui/feedback/states';
import { useShortcutHelp } from '../../ui/hooks/use-shortcuts';
import { previewTexts as words } from '../../ui/texts/preview-texts';
import type { Import } from '../state/import.query';
import { useImportUrl } from '../state/import-url';
import { IMPORT_PREVIEW, ROWS_A_PAGE } from './import-preview.query';
import { PreviewRowItem } from './preview-row';
import { useRowKeys } from './use-row-keys';
import rowList from '../../ui/components/row-list.module.css';
import classes from './import-preview.module.css';

/** The questions of a preview, paginated, those first that read differently. */
export function PreviewList({ row: { id, kind, fileName } }: { row: Import }) {
  const { page, turn, pageHref } = useImportUrl();
  const keys = useId();
  const answer = useQuery(IMPORT_PREVIEW, {
    variables: { id, page, pageSize: ROWS_A_PAGE },
    // A preview does not change, and the pages must not be merged in the cache.
    fetchPolicy: 'no-cache',
  });
  const { error, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  const list = rows?.import.preview;
  const {
    list: items,
    onKeyDown,
    stop,
    setStop,
  } = useRowKeys({
    shown: isStale ? null : page,
    pages: list?.totalPages ?? page,
    turn,
  });
  const source = /\.csv$/i.test(fileName) ? words.shownInFile : words.shown;
  const showPage = (next: number): void => {
    setStop(0);
    turn(next);
  };
  useShortcutHelp(words.shortcuts);

  if (!list && error)
    return (
      <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
    );
  if (!list) return <ListSkeleton />;
  // Rows of another page than this one can be fewer.
  const stopAt = Math.min(stop, list.items.length - 1);
  return (
    <Stack gap="xs">
      {isBeyondEnd(list) && <Navigate replace to={pageHref(list.totalPages)} />}
      <Text size="sm" c="dimmed" id={keys} className={classes.keys}>
        {words.keys}
      </Text>
      <Paged page={page} totalPages={list.totalPages} isStale={isStale} onPageChange={showPage}>
        <ol
          className={rowList.rows}
          ref={items}
          aria-label={words.list}
          aria-describedby={keys}
          onKeyDown={onKeyDown}
        >
          {list.items.map((item, index) => (
            <PreviewRowItem
              key={item.row}
              row={item}
              kind={kind}
              source={source}
              isStop={index === stopAt}
              onFocus={() => setStop(index)}
            />
          ))}
        </ol>
      </Paged>
    </Stack>
  );
}
