import { useApolloClient } from '@apollo/client/react';
import { quietly } from '../ui/feedback/ignore-errors';

/** @returns reads the list of quizzes anew where it is shown */
export function useRereadQuizzes(): () => void {
  const apollo = useApolloClient();
  return () =>
    quietly(
      apollo.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => queryName === 'Quizzes',
      }),
    );
}
