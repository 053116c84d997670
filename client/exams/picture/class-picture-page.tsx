import { useQuery } from '@apollo/client/react';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { Navigate, useParams } from 'react-router-dom';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { currentRows, isBeyondEnd, Paged } from '../../ui/components/paged';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { oneOf } from '../../ui/one-of';
import { partOptions } from '../../ui/part-options';
import { pictureTexts as words } from './picture-texts';
import { ResultsTabs } from '../figures/results-tabs';
import { PrintButton } from '../print-button';
import { CLASS_PICTURE, LEARNERS_AT_ONCE } from './class-picture.query';
import { columnsOf, ORDERS, QUESTIONS_AT_ONCE } from './picture-columns';
import { PictureGrid } from './picture-grid';
import { PictureHead } from './picture-head';
import { PictureLegend } from './picture-legend';
import { PictureTable } from './picture-table';
import classes from './class-picture-page.module.css';
import { usePictureUrl } from './use-picture-url';

/** The class as one picture: learners by questions, each answer a square that leads to it. */
export function ClassPicturePage() {
  const { id = '' } = useParams();
  const { address, change, pageHref } = usePictureUrl();
  const { order, isTable, page } = address;
  const answer = useQuery(CLASS_PICTURE, {
    variables: { quizId: id, page, pageSize: LEARNERS_AT_ONCE },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  const picture = rows?.classPicture;
  const isBeyond = picture !== undefined && isBeyondEnd(picture.results);
  const parts = Math.ceil((picture?.questions.length ?? 0) / QUESTIONS_AT_ONCE);
  const part = Math.min(address.part, Math.max(1, parts));
  const columns = columnsOf(picture?.questions ?? [], order, part);
  const partNames = partOptions(picture?.questions.length ?? 0, QUESTIONS_AT_ONCE, words.partOf);
  const Shown = isTable ? PictureTable : PictureGrid;
  return (
    <Stack>
      <ResultsTabs quizId={id} />
      {error && !picture && (
        <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
      )}
      {isBeyond && !loading && <Navigate replace to={pageHref(picture.results.totalPages)} />}
      {((!picture && !error) || isBeyond) && <ListSkeleton />}
      {picture?.results.totalCount === 0 && (
        <EmptyState of="results" title={words.empty} hint={words.emptyHint} />
      )}
      {picture && picture.results.items.length > 0 && (
        <>
          <PictureHead
            answer={rows}
            page={page}
            order={order}
            part={parts > 1 ? (partNames[part - 1]?.label ?? null) : null}
            isCurrent={!loading && !error}
          />
          <Group justify="space-between" align="flex-end" gap="sm" className={classes.tools}>
            <Group gap="sm" align="flex-end">
              <NativeSelect
                aria-label={words.order}
                value={order}
                onChange={({ currentTarget: { value } }) =>
                  change({ order: oneOf(ORDERS, value) ?? 'HARDEST', part: 1, page })
                }
                data={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
              />
              {parts > 1 && (
                <NativeSelect
                  aria-label={words.part}
                  value={String(part)}
                  onChange={({ currentTarget: { value } }) => change({ part: Number(value), page })}
                  data={partNames}
                />
              )}
            </Group>
            <Group gap="sm">
              <Button variant="default" onClick={() => change({ isTable: !isTable, page })}>
                {isTable ? words.asPicture : words.asTable}
              </Button>
              <PrintButton />
            </Group>
          </Group>
          <div className={classes.tools}>
            {!isTable && (
              <Text size="sm" c="dimmed">
                {words.hint} {words.keys}
              </Text>
            )}
            <details className={classes.counting}>
              <summary>{words.counting}</summary>
              <Text size="sm" c="dimmed">
                {words.measured}
              </Text>
            </details>
          </div>
          {!isTable && <PictureLegend />}
          <Paged
            page={page}
            totalPages={picture.results.totalPages}
            isStale={isStale}
            onPageChange={(next) => change({ page: next })}
          >
            <Shown
              key={`${page} ${order} ${part}`}
              columns={columns}
              results={picture.results.items}
            />
          </Paged>
        </>
      )}
    </Stack>
  );
}
