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

const CONCERNED = graphql(`
  query LearnersOfChangedTimes($quizId: ID!) {
    exam(quizId: $quizId) {
      quizId
      changedTimesCount
    }
  }
`);

/** How many would be mailed changed times; 0 until it is known. */
export function useChangedTimesCount(quizId: string): number {
  const { data } = useQuery(CONCERNED, { variables: { quizId }, fetchPolicy: 'cache-and-network' });
  return data?.exam.changedTimesCount ?? 0;
}

/** How many have not started, still can, and have an address; 0 until it is known. */
export function useReachableCount(quizId: string) {
  const { data, refetch } = useQuery(REACHABLE, {
    variables: { quizId },
    fetchPolicy: 'cache-and-network',
  });
  return { count: data?.exam.reachableCount ?? 0, refetch };
}
