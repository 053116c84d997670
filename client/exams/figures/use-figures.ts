import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { FIGURES } from './figures.query';
import type { FiguresAddress } from './use-figures-url';

const POLL_INTERVAL_MS = 1000;

/** The figures of a set of attempts; while a worker computes them, their progress. */
export function useFigures(quizId: string, { set, revision }: FiguresAddress) {
  return useComputedFigures(FIGURES, { quizId, set, revision });
}

interface Computed<Figures> {
  examFigures: { progress: number; figures: Figures | null };
}

/** The same of any fields of figures. @param document asks for them with their progress */
export function useComputedFigures<Figures, Variables extends OperationVariables>(
  document: TypedDocumentNode<Computed<Figures>, Variables>,
  variables: Variables,
) {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(
    document as TypedDocumentNode<Computed<Figures>>,
    { variables, fetchPolicy: 'cache-and-network' },
  );
  const state = data?.examFigures;
  const isComputing = !error && state?.figures === null;
  const asked = JSON.stringify(variables);
  useEffect(() => {
    if (!isComputing) return;
    startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isComputing, asked, startPolling, stopPolling]);
  return {
    // Those of the previous choice stay until there is an answer to this one.
    figures: error && !state?.figures ? null : (state ?? previousData?.examFigures)?.figures,
    isStale: state === undefined,
    progress: isComputing ? state.progress : null,
    error,
    refetch,
  };
}
