/** Sends each mutation with an Idempotency-Key, so that sending it again does not apply it twice (docs/API.md, Retries). */
import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { keepsKey, problemOf, toProblem, type Problem } from '../../ui/feedback/problem';
import { idempotencyHeader, newIdempotencyKey } from '../../ui/session/idempotency-key';

/** Whoever sends the same after that time has seen what became of it, and means another change. */
const FORGET_AFTER_MS = 2 * 60_000;

/** The keys of mutations whose outcome is unknown, by their names and variables, which can contain a password. */
const unconfirmed = new Map<string, { key: string; timer: ReturnType<typeof setTimeout> }>();

function forget(content: string): void {
  clearTimeout(unconfirmed.get(content)?.timer);
  unconfirmed.delete(content);
}

function remember(content: string, key: string): void {
  forget(content);
  const timer = setTimeout(() => forget(content), FORGET_AFTER_MS);
  unconfirmed.set(content, { key, timer });
}

export const idempotencyLink = new ApolloLink((operation, forward) => {
  const { operationType, operationName, variables } = operation;
  if (operationType !== OperationTypeNode.MUTATION) return forward(operation);
  const content = JSON.stringify([operationName, variables]);
  // A draft keeps the key of its save, also when the page is closed.
  const { idempotencyKey } = operation.getContext() as { idempotencyKey?: string };
  const key = idempotencyKey ?? unconfirmed.get(content)?.key ?? newIdempotencyKey();
  remember(content, key);
  operation.setContext(({ headers }) => ({
    headers: { ...(headers as object), ...idempotencyHeader(key) },
  }));
  const settle = (problem: Problem | null): void => {
    if (!problem || !keepsKey(problem)) forget(content);
  };
  return forward(operation).pipe(
    tap({
      next: ({ errors }) => settle(errors ? problemOf(errors[0]) : null),
      error: (error: unknown) => settle(toProblem(error)),
    }),
  );
});
