import { useApolloClient } from '@apollo/client/react';
import { ignoreErrors } from '../ui/feedback/ignore-errors';

/** @returns a function that refetches the list of quizzes if it is shown */
export function useRefetchQuizzes(): () => void {
  const apollo = useApolloClient();
  return () =>
    ignoreErrors(
      apollo.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => queryName === 'Quizzes',
      }),
    );
}
