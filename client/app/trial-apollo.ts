import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { problemOf } from '../ui/feedback/problem';
import { createCache } from './apollo-cache';

/**
 * Asks by the token of a trial, and by nothing else: a session that this browser has is neither used nor ended.
 * @param onGone the trial is over
 */
export function createTrialApollo(token: string, onGone: () => void): ApolloClient {
  const watch = new ErrorLink(({ error }) => {
    if (problemOf(error).code === 'UNAUTHENTICATED') onGone();
  });
  const http = new HttpLink({ uri: '/graphql', headers: { authorization: `Bearer ${token}` } });
  return new ApolloClient({ link: ApolloLink.from([watch, http]), cache: createCache() });
}
