import { useApolloClient } from '@apollo/client/react';
import { ignoreErrors } from '../ui/feedback/ignore-errors';

/** @returns reads the list of quizzes anew where it is shown */
export function useRereadQuizzes(): () => void {
  const apollo = useApolloClient();
  return () =>
    ignoreErrors(
      apollo.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => queryName === 'Quizzes',
      }),
    );
}
