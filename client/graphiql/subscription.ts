/** Subscriptions of the query editor, by server-sent events from /graphql/stream. */
import type { ExecutionResult } from 'graphql';
import { createClient, NetworkError, type RequestParams } from 'graphql-sse';

/** The events of one subscription. `return` ends its request, also while an event is waited for. */
export type Events = AsyncIterableIterator<ExecutionResult>;

/**
 * Opens a subscription. If the server refuses it, the only event has the error, as that of any other operation.
 * @throws NetworkError when the connection breaks: the user decides whether to start again
 */
export function subscribe(request: RequestParams, headers: Record<string, string>): Events {
  const client = createClient({
    url: '/graphql/stream',
    headers,
    credentials: 'omit',
    retryAttempts: 0,
  });
  const events = client.iterate(request) as Events;
  // No async generator: its `return` would wait for the next event.
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: async () =>
      events
        .next()
        .catch(async (error: unknown) => ({ value: await refusalOf(error), done: false })),
    return: async () => events.return?.() ?? { value: undefined, done: true },
  };
}

/** The answer of a refused request as a GraphQL result. @throws the error itself if the server has not answered */
async function refusalOf(error: unknown): Promise<ExecutionResult> {
  if (!(error instanceof NetworkError) || !(error.response instanceof Response)) throw error;
  const { status, statusText } = error.response;
  const { message = `The server answered ${status} ${statusText}`, ...more } = (await error.response
    .json()
    .catch(() => ({}))) as { message?: string };
  // Formatted like the errors of /graphql, whose other fields are extensions.
  return { errors: [{ message, extensions: { ...more, status } }] } as unknown as ExecutionResult;
}
