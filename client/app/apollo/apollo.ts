import { ApolloClient, ApolloLink, HttpLink, Observable } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { toProblem } from '../../ui/feedback/problem';
import { authorizationHeader, readSession } from '../../ui/session/session';
import { reportSessionExpired, setApolloClient, refetchViewer } from './apollo-session';
import { createCache } from './apollo-cache';
import { idempotencyLink } from './idempotency-link';

/** Most pages have no subscription: its code is loaded with the first one. */
const lazyLiveLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      let subscription: { unsubscribe: () => void } | undefined;
      let isOver = false;
      import('./live-link').then(
        ({ liveLink }) => {
          if (!isOver) subscription = liveLink.request(operation, forward).subscribe(observer);
        },
        (error: unknown) => observer.error(error),
      );
      return () => {
        isOver = true;
        subscription?.unsubscribe();
      };
    }),
);

const transport = ApolloLink.split(
  ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
  lazyLiveLink,
  new HttpLink({ uri: '/graphql' }),
);

/** The Apollo client. Its cache is cleared when the session ends (apollo-session.ts). */
export function createApollo(): ApolloClient {
  const authenticate = new SetContextLink(({ headers }) => {
    const session = readSession();
    return session ? { headers: { ...authorizationHeader(session), ...(headers as object) } } : {};
  });
  const watchSession = new ErrorLink(({ error, operation }) => {
    const { code } = toProblem(error);
    // The institute has required it since this page was opened: the shell shows the set-up.
    if (code === 'TWO_FACTOR_SETUP_REQUIRED') refetchViewer();
    if (code !== 'UNAUTHENTICATED') return;
    const session = readSession();
    const headers = operation.getContext()['headers'] as Record<string, string> | undefined;
    // A late response to a previous session says nothing about the current one.
    const isOurs =
      session && headers?.['authorization'] === authorizationHeader(session).authorization;
    if (isOurs) reportSessionExpired(session);
  });
  const apollo = new ApolloClient({
    link: ApolloLink.from([watchSession, authenticate, idempotencyLink, transport]),
    cache: createCache(),
  });
  setApolloClient(apollo);
  return apollo;
}
