/** Asks the API, from islands. */
import type { TypedDocumentString } from '../gql/site/graphql';

/** Whoever waits longer than this asks again. */
const PATIENCE_MS = 15_000;

/** The server said no, in its own words. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly fields: { path: string; message: string }[],
    /** Seconds to wait before the next try, where the server said so. */
    readonly retryAfter: number | null,
  ) {
    super(message);
  }
}

/** No answer came, or none of ours. */
export class Unreachable extends Error {}

/** Something answered, and not as the API does: a proxy, as a rule. */
export class Garbled extends Unreachable {}

interface Answer<Data> {
  data?: Data | null;
  errors?: {
    message: string;
    extensions?: {
      code?: string;
      fields?: { path: string; message: string }[];
      retryAfter?: number;
    };
  }[];
}

/**
 * @param patienceMs how long an answer is waited for
 * @throws Refused, Unreachable (Garbled, where something answered)
 */
export async function ask<Data, Variables>(
  operation: TypedDocumentString<Data, Variables>,
  variables?: Variables,
  patienceMs = PATIENCE_MS,
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: operation.toString(), variables }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    throw new Unreachable('No answer', { cause: error });
  });
  const { data, errors } = (await response.json().catch((error: unknown) => {
    throw new Garbled('An answer that is not ours', { cause: error });
  })) as Answer<Data>;
  const [first] = errors ?? [];
  if (first) {
    const { code = '', fields = [], retryAfter } = first.extensions ?? {};
    // What never reached the API is refused by the headers of HTTP.
    const after = retryAfter ?? Number(response.headers.get('retry-after'));
    throw new Refused(first.message, code, fields, after > 0 ? after : null);
  }
  if (!data) throw new Garbled('An answer without data');
  return data;
}
