import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/imports';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import type { Import } from './import.query';

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
 * The import that has taken over what this one left. One that stored nothing has left what it took
 * itself: then it is the correction of the same earlier one that came through.
 */
export function useSuccessor({ id, quizId, state, corrects }: Import) {
  const { data, error, refetch } = useQuery(LATER_IMPORTS, {
    variables: { quizId },
    fetchPolicy: 'network-only',
  });
  const origin = state === 'SUCCEEDED' ? id : (corrects ?? id);
  const found = data?.quiz.imports.items.find(
    (later) => later.corrects === origin && later.state === 'SUCCEEDED',
  );
  return {
    /** Undefined until it is known; null when there is none, or it cannot be known. */
    successor: found?.id ?? (data || error ? null : undefined),
    askAgain: () => ignoreErrors(refetch()),
  };
}
