/** The line for subscriptions: server-sent events, a request for each. Loaded with the first one. */
import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { createClient } from 'graphql-sse';
import { authorizationOf, readSession } from '../ui/session/session';

const client = createClient({
  url: '/graphql/stream',
  headers: () => {
    const session = readSession();
    return session ? authorizationOf(session) : {};
  },
  // Whoever watches asks again: it knows how long silence may last.
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
