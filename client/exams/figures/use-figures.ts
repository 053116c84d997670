import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { FIGURES } from './figures.query';
import type { FiguresAddress } from './use-figures-url';

const POLL_INTERVAL_MS = 1000;

/** The figures of a set of attempts; while a worker computes them, their progress. */
export function useFigures(quizId: string, { set, revision }: FiguresAddress) {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(FIGURES, {
    variables: { quizId, set, revision },
    fetchPolicy: 'cache-and-network',
  });
  const state = data?.examFigures;
  const isComputing = !error && state?.figures === null;
  useEffect(() => {
    if (!isComputing) return;
    startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isComputing, quizId, set, revision, startPolling, stopPolling]);
  return {
    // Those of the previous choice stay until there is an answer to this one.
    figures: error && !state?.figures ? null : (state ?? previousData?.examFigures)?.figures,
    isStale: state === undefined,
    progress: isComputing ? state.progress : null,
    error,
    refetch,
  };
}
