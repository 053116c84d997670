import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/imports';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import type { Import } from './state/import.query';

const LATER_IMPORTS = graphql(`
  query LaterImports($quizId: ID!) {
    quiz(id: $quizId) {
      id
      imports(pageSize: 100) {
        items {
          id
          state
          corrects
        }
      }
    }
  }
`);

/**
 * The later import that stored the rows which this one refused. If this import stored nothing
 * itself, its successor is the successful correction of the same original import.
 */
export function useSuccessor({ id, quizId, state, corrects }: Import) {
  const { data, error, refetch } = useQuery(LATER_IMPORTS, {
    variables: { quizId },
    fetchPolicy: 'network-only',
  });
  const origin = state === 'SUCCEEDED' ? id : (corrects ?? id);
  const successor = data?.quiz.imports.items.find(
    (later) => later.corrects === origin && later.state === 'SUCCEEDED',
  );
  return {
    /** Undefined until loaded; null when there is none, or loading failed. */
    successor: successor?.id ?? (data || error ? null : undefined),
    refetchSuccessor: () => ignoreErrors(refetch()),
  };
}
