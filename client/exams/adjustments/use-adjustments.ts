import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { currentRows } from '../../ui/components/paged';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { ADJUSTMENTS } from './adjustments.query';

/** How often one looks how far the worker is. */
const POLL_MS = 2_000;

/**
 * The adjustments of an exam, or those that apply to one attempt, and how far the worker is with them.
 * @param page from 1
 */
export function useAdjustments(quizId: string, attemptId: string | null, page: number) {
  const answer = useQuery(ADJUSTMENTS, {
    variables: { quizId, attemptId, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch, startPolling, stopPolling } = answer;
  const { rows, isStale } = currentRows(answer);
  const list = rows?.examAdjustments;
  const isPending = list?.items.some((one) => one.isPending && !one.hasFailed) ?? false;
  useEffect(() => {
    if (isPending) startPolling(POLL_MS);
    return stopPolling;
  }, [isPending, startPolling, stopPolling]);
  const reload = (): void => ignoreErrors(refetch());
  return { list, error, isLoading: loading, isStale, isPending, reload };
}
