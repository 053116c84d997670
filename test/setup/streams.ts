/** Subscriptions as integrators have them: server-sent events, read with the library's own client. */
import { createClient } from 'graphql-sse';
import type { Data, GraphqlError } from './api.js';

export interface Stream {
  /** What has come so far. */
  events: Data[];
  /** What it ended with, in an answer of its own or in the stream. */
  errors: GraphqlError[];
  /** Whether it has ended, by whichever side. */
  hasEnded: () => boolean;
  close: () => void;
}

/** Opens one and goes on reading. It is not opened again when it breaks. */
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
      next: ({ data, errors: told }) => {
        if (data) events.push(data);
        if (told) errors.push(...(told as unknown as GraphqlError[]));
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
