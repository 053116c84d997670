import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { toProblem } from '../../ui/feedback/problem';
import { createCache } from './apollo-cache';

/**
 * An Apollo client that uses only the token of a trial: a staff session of this browser is neither
 * used nor ended.
 * @param onGone called when the trial has ended
 */
export function createTrialApollo(token: string, onGone: () => void): ApolloClient {
  const watch = new ErrorLink(({ error }) => {
    if (toProblem(error).code === 'UNAUTHENTICATED') onGone();
  });
  const http = new HttpLink({ uri: '/graphql', headers: { authorization: `Bearer ${token}` } });
  return new ApolloClient({ link: ApolloLink.from([watch, http]), cache: createCache() });
}
