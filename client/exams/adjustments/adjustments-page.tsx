import { skipToken, useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
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
  const list = useQuery(ADJUSTMENTS, {
    variables: { quizId: id },
    fetchPolicy: 'cache-and-network',
  });
  const learner = useQuery(ADJUSTED_LEARNER, attemptId ? { variables: { attemptId } } : skipToken);
  const found = list.data?.examAdjustments;
  const isPending = found?.adjustments.some((one) => one.isPending && !one.hasFailed) ?? false;
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
          <AdjustmentList list={found} onChanged={reload} />
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
