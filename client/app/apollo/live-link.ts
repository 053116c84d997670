/** Subscriptions by server-sent events, one request each. Loaded with the first subscription. */
import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { createClient } from 'graphql-sse';
import { authorizationHeader, readSession } from '../../ui/session/session';

const client = createClient({
  url: '/graphql/stream',
  headers: () => {
    const session = readSession();
    return session ? authorizationHeader(session) : {};
  },
  // The subscriber retries itself (ui/hooks/use-live-updates.ts): it knows the timeout.
  retryAttempts: 0,
});

export const liveLink = new ApolloLink(
  ({ query, variables, operationName }) =>
    new Observable((observer) =>
      client.subscribe(
        { query: print(query), variables, ...(operationName ? { operationName } : {}) },
        {
          next: (result) => observer.next(result as ApolloLink.Result),
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        },
      ),
    ),
);
