import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { problemOf } from '../ui/problem';
import { readSession, type Session } from '../ui/session';

/** The header of a request in the name of a session. */
export function authorizationOf({ token }: Session): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** @param onExpired called when the server no longer knows our session */
export function createApollo(onExpired: (session: Session) => void): ApolloClient {
  const authenticate = new SetContextLink(({ headers }) => {
    const session = readSession();
    return session ? { headers: { ...authorizationOf(session), ...(headers as object) } } : {};
  });
  const watchSession = new ErrorLink(({ error, operation }) => {
    if (problemOf(error).code !== 'UNAUTHENTICATED') return;
    const session = readSession();
    const headers = operation.getContext()['headers'] as Record<string, string> | undefined;
    // A late answer to whoever was here before says nothing about whoever is here now.
    const isOurs = session && headers?.['authorization'] === authorizationOf(session).authorization;
    if (isOurs) onExpired(session);
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
