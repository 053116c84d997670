import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { problemOf } from '../ui/problem';
import { authorizationOf, readSession, type Session } from '../ui/session';

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
    link: ApolloLink.from([watchSession, authenticate, wayOf]),
    cache: new InMemoryCache({
      possibleTypes: {
        Question: ['McqQuestion', 'DescriptiveQuestion'],
        AnsweredQuestion: ['AnsweredMcq', 'AnsweredDescriptive'],
      },
      // Pages of a list are shown one by one, never as one long list.
      typePolicies: {
        Quiz: { fields: { questions: { keyArgs: ['page', 'pageSize'] } } },
        ClassList: { fields: { members: { keyArgs: ['page', 'pageSize'] } } },
        Exam: { keyFields: ['quizId'] },
      },
    }),
  });
}
