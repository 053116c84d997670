import { skipToken, useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { currentRows, Paged } from '../../ui/components/paged';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { ErrorState } from '../../ui/feedback/states';
import { useCan } from '../../ui/session/abilities';
import { adjustmentTexts as words } from '../../ui/texts/adjustment-texts';
import { ResultsTabs } from '../figures/results-tabs';
import { AdjustmentForm } from './adjustment-form';
import { AdjustmentList } from './adjustment-list';
import { ADJUSTED_LEARNER, ADJUSTMENTS } from './adjustments.query';

/** How often one looks how far the worker is. */
const POLL_MS = 2_000;

/** Results that staff change after the exam: for all, or for the attempt in the URL. */
export function AdjustmentsPage() {
  const { id = '' } = useParams();
  const attemptId = useSearchParams()[0].get('attempt');
  const canEdit = useCan('EDIT');
  const [page, setPage] = useState(1);
  const list = useQuery(ADJUSTMENTS, {
    variables: { quizId: id, page },
    fetchPolicy: 'cache-and-network',
  });
  const learner = useQuery(ADJUSTED_LEARNER, attemptId ? { variables: { attemptId } } : skipToken);
  const { rows, isStale } = currentRows(list);
  const found = rows?.examAdjustments;
  const isPending = found?.items.some((one) => one.isPending && !one.hasFailed) ?? false;
  usePolling(list, isPending);
  const error = list.error ?? learner.error;
  const isKnown = found !== undefined && (attemptId === null || learner.data !== undefined);
  const reload = (): void =>
    ignoreErrors(Promise.all([list.refetch(), attemptId && learner.refetch()]));
  return (
    <Stack>
      <ResultsTabs quizId={id} />
      {error && !isKnown && <ErrorState title={words.listFailed} error={error} onRetry={reload} />}
      {!error && !isKnown && <ListSkeleton />}
      {isKnown && (
        <>
          {canEdit && (
            <AdjustmentForm
              key={attemptId}
              quizId={id}
              only={learner.data?.attemptPaper.result ?? null}
              onMade={reload}
            />
          )}
          <Paged page={page} totalPages={found.totalPages} isStale={isStale} onPageChange={setPage}>
            <AdjustmentList list={found} onChanged={reload} />
          </Paged>
        </>
      )}
    </Stack>
  );
}

function usePolling(
  { startPolling, stopPolling }: Pick<ReturnType<typeof useQuery>, 'startPolling' | 'stopPolling'>,
  isOn: boolean,
): void {
  useEffect(() => {
    if (isOn) startPolling(POLL_MS);
    return stopPolling;
  }, [isOn, startPolling, stopPolling]);
}
