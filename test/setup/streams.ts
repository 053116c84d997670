/** Subscriptions as integrators use them: server-sent events, read with the client of graphql-sse. */
import { createClient } from 'graphql-sse';
import type { Data, GraphqlError } from './api.js';

export interface Stream {
  /** The events so far. */
  events: Data[];
  /** The errors it ended with, in a separate answer or in the stream. */
  errors: GraphqlError[];
  /** Whether it has ended, by whichever side. */
  hasEnded: () => boolean;
  close: () => void;
}

/** Opens a stream and reads on. It does not reconnect. */
export function stream(
  url: string,
  token: string | undefined,
  query: string,
  variables: Record<string, unknown> = {},
): Stream {
  const client = createClient({
    url: `${url}/graphql/stream`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    retryAttempts: 0,
  });
  const events: Data[] = [];
  const errors: GraphqlError[] = [];
  let hasEnded = false;
  const end = client.subscribe(
    { query, variables },
    {
      next: ({ data, errors: received }) => {
        if (data) events.push(data);
        if (received) errors.push(...(received as unknown as GraphqlError[]));
      },
      error: (error) => {
        errors.push({ message: String(error), extensions: { code: 'BROKEN', status: 0 } });
        hasEnded = true;
      },
      complete: () => (hasEnded = true),
    },
  );
  return { events, errors, hasEnded: () => hasEnded, close: end };
}
