import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, NativeSelect, Stack } from '@mantine/core';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { useSettled } from '../../ui/hooks/use-settled';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { isBeyondEnd, Paged, currentRows } from '../../ui/components/paged';
import { peopleTexts } from '../../ui/texts/people-texts';
import { printTexts } from '../../ui/texts/print-texts';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { resultTexts } from '../../ui/texts/result-texts';
import { StickyBar } from '../../ui/components/sticky-bar';
import { SearchBox } from '../../ui/components/search-box';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { PROGRESS } from '../log/exam-log.query';
import { ExportButton } from '../exports/export-button';
import { LateCount } from './late-count';
import { ReleaseNotice } from './release-notice';
import { ResultTable } from './result-table';
import { ResultsTabs } from '../figures/results-tabs';
import { RESULTS } from './results.query';
import { FILTERS, SORTS, useResultsUrl } from './use-results-url';

const { results: words } = invigilationTexts;
const { list } = resultTexts;
const ALL = '';

/** The results of all submitted attempts. */
export function ResultsPage() {
  const { id = '' } = useParams();
  const { address, change, pageHref } = useResultsUrl();
  const { search, sort, filter, page } = address;
  const shown = useLocation().search;
  const isWhole = search === '' && filter === null;
  const answer = useQuery(RESULTS, {
    variables: { quizId: id, search, filter, sort, page },
    fetchPolicy: 'cache-and-network',
  });
  const progress = useQuery(PROGRESS, {
    variables: { quizId: id },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  const results = rows?.results;
  const isBeyond = results !== undefined && isBeyondEnd(results);
  // The notices above the list must not move it when they arrive.
  const isKnown = useSettled(progress, { data: results, error });
  if (!isKnown)
    return (
      <Stack>
        <ResultsTabs quizId={id} />
        <ListSkeleton />
      </Stack>
    );
  return (
    <Stack>
      <ResultsTabs quizId={id} />
      <ReleaseNotice quizId={id} />
      <LateCount
        count={progress.data?.examProgress.lateCount ?? 0}
        isFirst={filter === 'LATE' || sort === 'LATE'}
        onShow={() => change({ sort: 'LATE' })}
      />
      <StickyBar
        filters={
          <Group component="search" gap="sm">
            <SearchBox
              label={words.search}
              search={search}
              onSearch={(next) => change({ search: next })}
            />
            <NativeSelect
              aria-label={words.sort}
              value={sort}
              onChange={({ currentTarget: { value } }) =>
                change({ sort: SORTS.find((entry) => entry === value) ?? 'LATEST' })
              }
              data={SORTS.map((value) => ({ value, label: list.sorts[value] }))}
            />
            <NativeSelect
              aria-label={list.filter}
              value={filter ?? ALL}
              onChange={({ currentTarget: { value } }) =>
                change({ filter: FILTERS.find((entry) => entry === value) ?? null })
              }
              data={[
                { value: ALL, label: list.all },
                ...FILTERS.map((value) => ({ value, label: list.filters[value] })),
              ]}
            />
          </Group>
        }
      >
        <Group gap="sm">
          <Anchor component={Link} to={`/navigation/print-results/${id}${shown}`} size="sm">
            {printTexts.printResults}
          </Anchor>
          <ExportButton quizId={id} />
        </Group>
      </StickyBar>
      {error && !results && (
        <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
      )}
      {isBeyond && !loading && <Navigate replace to={pageHref(results.totalPages)} />}
      {((!results && !error) || isBeyond) && <ListSkeleton />}
      {results?.totalCount === 0 &&
        (isWhole ? (
          <EmptyState of="results" title={words.empty} hint={words.emptyHint} />
        ) : (
          <EmptyState
            of="search"
            title={words.noMatch}
            hint={words.noMatchHint}
            action={
              <Button variant="default" onClick={() => change({ search: '', filter: null })}>
                {peopleTexts.clear}
              </Button>
            }
          />
        ))}
      {results && results.items.length > 0 && (
        <Paged
          page={page}
          totalPages={results.totalPages}
          isStale={isStale}
          onPageChange={(next) => change({ page: next })}
        >
          <ResultTable results={results.items} />
        </Paged>
      )}
    </Stack>
  );
}
