import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { problemOf } from '../ui/problem';
import { readSession } from '../ui/session';

/** @param onExpired called when the server no longer knows our session */
export function createApollo(onExpired: () => void): ApolloClient {
  const authenticate = new SetContextLink(({ headers }) => {
    const session = readSession();
    if (!session) return {};
    return { headers: { ...(headers as object), authorization: `Bearer ${session.token}` } };
  });
  const watchSession = new ErrorLink(({ error }) => {
    if (problemOf(error).code === 'UNAUTHENTICATED') onExpired();
  });
  return new ApolloClient({
    link: ApolloLink.from([watchSession, authenticate, new HttpLink({ uri: '/graphql' })]),
    cache: new InMemoryCache({
      possibleTypes: { Question: ['McqQuestion', 'DescriptiveQuestion'] },
      // Pages of a list are shown one by one, never as one long list.
      typePolicies: { Quiz: { fields: { questions: { keyArgs: ['page', 'pageSize'] } } } },
    }),
  });
}
