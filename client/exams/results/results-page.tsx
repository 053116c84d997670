import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { Navigate, useParams } from 'react-router-dom';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { useSettled } from '../../ui/hooks/use-settled';
import { useWayBackHere } from '../../ui/hooks/way-back';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { isBeyondEnd, Paged, currentRows } from '../../ui/components/paged';
import { peopleTexts } from '../../ui/texts/people-texts';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { PROGRESS } from '../log/exam-log.query';
import { LateCount } from './late-count';
import { useHiddenColumns } from './column-menu';
import { ReleaseNotice } from './release-notice';
import { ResultSummary } from './result-summary';
import { ResultTable } from './result-table';
import { ResultsBar } from './results-bar';
import { ResultsTabs } from '../figures/results-tabs';
import { useComputedFigures } from '../figures/use-figures';
import { RESULTS } from './results.query';
import { SUMMARY } from './summary.query';
import { useResultsUrl } from './use-results-url';

const { results: words } = invigilationTexts;

/** The results of all submitted attempts. */
export function ResultsPage() {
  const { id = '' } = useParams();
  const { address, change, pageHref } = useResultsUrl();
  const { search, sort, filter, page } = address;
  const isWhole = search === '' && filter === null;
  const answer = useQuery(RESULTS, {
    variables: { quizId: id, search, filter, sort, page },
    fetchPolicy: 'cache-and-network',
  });
  const progress = useQuery(PROGRESS, {
    variables: { quizId: id },
    fetchPolicy: 'cache-and-network',
  });
  const summary = useComputedFigures(SUMMARY, { quizId: id });
  const { hidden, hide } = useHiddenColumns();
  const from = useWayBackHere(words.heading);
  const lateCount = progress.data?.examProgress.lateCount ?? 0;
  const { error, loading, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  const results = rows?.results;
  const isBeyond = results !== undefined && isBeyondEnd(results);
  // The notices above the list must not move it when they arrive.
  const isKnown = useSettled(progress, { data: results, error }, settled(summary));
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
        count={lateCount}
        isFirst={filter === 'LATE' || sort === 'LATE'}
        onShow={() => change({ sort: 'LATE' })}
      />
      {!summary.error && summary.figures?.submittedCount !== 0 && (
        <ResultSummary
          figures={summary.figures}
          lateCount={lateCount}
          filter={filter}
          onFilter={(next) => change({ filter: next })}
        />
      )}
      <ResultsBar
        quizId={id}
        order={address}
        search={search}
        onChange={change}
        hidden={hidden}
        onHide={hide}
      />
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
          <ResultTable
            results={results.items}
            order={{ sort, onSort: (next) => change({ sort: next }) }}
            hidden={hidden}
            from={from}
          />
        </Paged>
      )}
    </Stack>
  );
}

/** Figures that a worker still computes are as good as an answer: the page must not wait for them. */
function settled({ isStale, error }: { isStale: boolean; error?: unknown }) {
  return { data: isStale ? undefined : true, error };
}
