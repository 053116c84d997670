import { ApolloClient, ApolloLink, HttpLink, Observable } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { problemOf } from '../ui/feedback/problem';
import { authorizationOf, readSession } from '../ui/session/session';
import { expire, keepSessionAnswers, refreshViewer } from './answers';
import { createCache } from './apollo-cache';

/** Most pages never watch anything: the code for it comes with the first subscription. */
const live = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      let watching: { unsubscribe: () => void } | undefined;
      let isOver = false;
      import('./live-link').then(
        ({ liveLink }) => {
          if (!isOver) watching = liveLink.request(operation, forward).subscribe(observer);
        },
        (error: unknown) => observer.error(error),
      );
      return () => {
        isOver = true;
        watching?.unsubscribe();
      };
    }),
);

const wayOf = ApolloLink.split(
  ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
  live,
  new HttpLink({ uri: '/graphql' }),
);

/** What the server has answered, and the way to ask it. Held to the session (answers.ts). */
export function createApollo(): ApolloClient {
  const authenticate = new SetContextLink(({ headers }) => {
    const session = readSession();
    return session ? { headers: { ...authorizationOf(session), ...(headers as object) } } : {};
  });
  const watchSession = new ErrorLink(({ error, operation }) => {
    const { code } = problemOf(error);
    // The institute requires it since this page was opened: the shell leads to it.
    if (code === 'TWO_FACTOR_SETUP_REQUIRED') refreshViewer();
    if (code !== 'UNAUTHENTICATED') return;
    const session = readSession();
    const headers = operation.getContext()['headers'] as Record<string, string> | undefined;
    // A late answer to whoever was here before says nothing about whoever is here now.
    const isOurs = session && headers?.['authorization'] === authorizationOf(session).authorization;
    if (isOurs) expire(session);
  });
  const apollo = new ApolloClient({
    link: ApolloLink.from([watchSession, authenticate, wayOf]),
    cache: createCache(),
  });
  keepSessionAnswers(apollo);
  return apollo;
}
