import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/exams';

const REACHABLE = graphql(`
  query ReachableLearners($quizId: ID!) {
    exam(quizId: $quizId) {
      quizId
      reachableCount
    }
  }
`);

/** How many have not started, still can, and have an address; 0 until it is known. */
export function useReachableCount(quizId: string) {
  const { data, refetch } = useQuery(REACHABLE, {
    variables: { quizId },
    fetchPolicy: 'cache-and-network',
  });
  return { count: data?.exam.reachableCount ?? 0, refetch };
}
